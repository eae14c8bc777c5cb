// Rows in an order: a pure function.

const valueOf = (row, column) => row.cells[column].sort ?? row.cells[column].text;
const compare = (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)));

/**
 * The rows by one of their columns; equal ones stay as they were.
 * @param {{id: string, cells: Record<string, {text: string, sort?: number|string}>}[]} rows
 * @param {{column: string|null, by: 1|-1}} order
 */
export function sorted(rows, { column, by }) {
  if (column === null) return rows;
  return [...rows].sort((a, b) => by * compare(valueOf(a, column), valueOf(b, column)));
}
