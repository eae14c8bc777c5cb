// The pictures that a rulebook names are those that the game draws.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

const CLIENT = new URL('../../src/stridsplan/client/', import.meta.url);
// Stubs of the browser globals that shell/settings.js reads when it is loaded
globalThis.navigator ??= { language: 'en' };
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.document = { documentElement: { dataset: {} } };
globalThis.localStorage = { getItem: () => null };

const illustrated = readdirSync(new URL('games/', CLIENT))
  .filter((game) => existsSync(new URL(`games/${game}/pictures.js`, CLIENT)));

for (const game of illustrated) {
  for (const language of ['en', 'sv', 'da']) {
    test(`the rulebook has every picture, and no other (${game}, ${language})`, async () => {
      const { names } = await import(new URL(`games/${game}/pictures.js`, CLIENT).href);
      const book = readFileSync(new URL(`rulebooks/${game}/${language}.md`, CLIENT), 'utf8');
      const used = new Set([...book.matchAll(/!\[[^\]]*\]\((\w+)\)/g)].map(([, name]) => name));
      assert.deepEqual([...used].sort(), names.toSorted());
    });
  }
}
