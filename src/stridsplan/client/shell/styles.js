// Style sheets that not every page needs: each is fetched once, when it is first needed.
import { fileUrl } from './files.js';

const sheets = new Map();

function fetchStyle(path) {
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fileUrl(`${path}.css`) });
  const loaded = new Promise((resolve) => { style.onload = resolve; style.onerror = resolve; });
  document.head.append(style);
  return loaded;
}

/** Load a style sheet by its path: "css/lobby". The promise is also fulfilled if it cannot be loaded. */
export function loadStyle(path) {
  if (!sheets.has(path)) sheets.set(path, fetchStyle(path));
  return sheets.get(path);
}

/** The module that `loading` promises, once its style sheets are loaded too. */
export const withStyles = (loading, ...paths) =>
  Promise.all([loading, ...paths.map(loadStyle)]).then(([module]) => module);
