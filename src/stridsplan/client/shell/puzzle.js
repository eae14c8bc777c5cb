// The page of a puzzle: that of a table where nobody else is, and the answers are judged.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect } from '../vendor/preact/hooks.mjs';
import { loadPuzzles } from './puzzle-list.js';
import { makePuzzle } from './puzzle-state.js';
import { TablePage } from './table.js';
import { openTable } from './table-state.js';

const open = (id) => openTable(id, makePuzzle(id));

/** The page. */
export function PuzzlePage({ id }) {
  useEffect(() => { loadPuzzles().catch(console.error); }, []);
  return html`<${TablePage} id=${id} open=${open} />`;
}
