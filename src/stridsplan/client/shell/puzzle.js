// The page of a puzzle: the page of a table with one seat, whose answers are judged instead of played.
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
