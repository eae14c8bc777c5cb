// Builds the client for a public server: the same pages in fewer and smaller files. `node bundle.js FOLDER`
//
// The modules of shell/ and games/ become a few chunks: modules that many others need are together in shared chunks,
// and index.html preloads those that main.js imports. `version` is a hash of all files: index.html requests everything
// below /static/<version>/, so that browsers may cache the files for ever. `chunks.json` lists the chunks of the pages
// with which most visits begin (FIRST); the server names them in a `Link` header.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const CLIENT = resolve(dirname(fileURLToPath(import.meta.url)), '../../src/stridsplan/client');
// The modules that are fetched by their path, which therefore stay files of their own; a vignette is a game's small
// picture in the lobby. Tests switch the language of a page by `settings` and `words`.
const ENTRY = /^(shell\/(main|reference|settings|words)|(games\/[^/]+|shell\/plain)\/(board|pictures|vignette))\.js$/;
const MODULE = /^((shell|games)\/.*\.js|vendor\/.*\.m?js)$/;
// A module goes into a shared chunk if this many entries or lazily loaded modules need it; one of the shell if two do
const SHARED_BY = 3;
// The two pages with which most visits begin. `page`: the module of each; `then`: those that it loads next by itself.
const FIRST = {
  lobby: { page: /[\\/]shell[\\/]lobby\.js$/, then: /[\\/]games[\\/].+[\\/]vignette\.js$/ },
  table: { page: /[\\/]shell[\\/]table\.js$/, then: /^$/ }, // matches no module
};
const SHELL = /[\\/]client[\\/]shell[\\/]/;
// What index.html has for the unbuilt client, and the built one replaces
const STYLES = /(<link rel="stylesheet" href="\/static\/(.+)">\n)+/;
const PRELOADS = /(<link rel="modulepreload" href=".+">\n)+/;

async function filesOf(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).map((each) => relative(folder, join(each.path, each.name))).sort();
}

/** The chunks of some modules, with those that they import. */
function chunksOf(modules, output) {
  const chunks = output.filter(({ facadeModuleId }) => facadeModuleId && modules.test(facadeModuleId));
  return chunks.flatMap(({ fileName, imports }) => [...imports, fileName]);
}

/** The chunks of a page in the order in which they are needed, those of main.js first, and those that it loads next. */
function firstChunks({ page, then }, output) {
  const own = [...new Set([...chunksOf(/[\\/]shell[\\/]main\.js$/, output), ...chunksOf(page, output)])];
  return { page: own, then: [...new Set(chunksOf(then, output))].filter((path) => !own.includes(path)) };
}

/** Write the modules as chunks; return the paths of the chunks that main.js imports, and those of the first pages. */
async function bundleModules(entries, out) {
  const input = Object.fromEntries(entries.map((path) => [path.replace(/\.js$/, ''), join(CLIENT, path)]));
  const bundle = await rolldown({ input, preserveEntrySignatures: 'allow-extension' });
  const { output } = await bundle.write({
    dir: out, format: 'esm', minify: true,
    entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting: { groups: [{ name: 'shared', minShareCount: SHARED_BY },
      { name: 'shared', test: SHELL, minShareCount: 2 }] },
  });
  const main = output.find(({ fileName }) => fileName === 'shell/main.js');
  const pages = Object.fromEntries(Object.entries(FIRST).map(([page, first]) => [page, firstChunks(first, output)]));
  return { shared: main.imports, pages };
}

async function copy(path, out) {
  await mkdir(dirname(join(out, path)), { recursive: true });
  await cp(join(CLIENT, path), join(out, path));
}

/**
 * Write one style sheet of those that index.html lists; return index.html with it, and with preloads of these chunks
 * instead of those of single modules.
 */
async function shortenIndex(chunks, out) {
  const index = await readFile(join(CLIENT, 'index.html'), 'utf8');
  const sheets = [...index.match(STYLES)[0].matchAll(/href="\/static\/(.+)"/g)].map(([, path]) => path);
  const rules = await Promise.all(sheets.map((path) => readFile(join(CLIENT, path), 'utf8')));
  await writeFile(join(out, 'css/index.css'), rules.join('\n'));
  const preloads = chunks.map((path) => `<link rel="modulepreload" href="/static/${path}">\n`);
  return index
    .replace(STYLES, '<link rel="stylesheet" href="/static/css/index.css">\n')
    .replace(PRELOADS, preloads.join(''));
}

/** A hash of all files and of the built index.html, which is written afterwards, because it contains the hash. */
async function versionOf(out, index) {
  const hash = createHash('sha256').update(index);
  for (const path of await filesOf(out)) hash.update(`\n${path}\n`).update(await readFile(join(out, path)));
  return hash.digest('hex').slice(0, 12);
}

const out = resolve(process.argv[2]);
await rm(out, { recursive: true, force: true });
const paths = await filesOf(CLIENT);
await Promise.all(paths.filter((path) => !MODULE.test(path)).map((path) => copy(path, out)));
const { shared, pages } = await bundleModules(paths.filter((path) => ENTRY.test(path)), out);
await writeFile(join(out, 'chunks.json'), JSON.stringify(pages));
const index = await shortenIndex(shared, out);
const version = await versionOf(out, index);
const files = `/static/${version}/`;
const versioned = index.replaceAll('/static/', files).replace('<html', `<html data-files="${files}"`);
await writeFile(join(out, 'index.html'), versioned);
await writeFile(join(out, 'version'), version);
