// Whether the column is beside the board or below it: wherever the board is larger. Lengths in pixels.
import { useEffect, useState } from '../vendor/preact/hooks.mjs';

const BAR = 56; // as in css/bar.css
const STRIP = 48; // above the board, as in css/table.css
const MARGIN = 16; // round the board
const MOST = 0.62; // of the height below the bar, for a board with the column below it

/** The column's width beside the board, as in css/table.css. */
const columnWidth = (width) => (width > 1000 ? 372 : 320);

/**
 * The height of a board, in pixels, if the column is below it; null if it is beside the board.
 * @param {[number, number]} shape  width and height of the board's drawing
 * @param {number} width  of the window, in pixels
 * @param {number} height  of the window
 */
export function stackedHeight([across, down], width, height) {
  const scale = (room, tall) => Math.min((room - MARGIN) / across, (tall - STRIP - MARGIN) / down);
  const rest = height - BAR;
  const most = Math.round(MOST * rest);
  if (scale(width, most) <= scale(width - columnWidth(width), rest)) return null;
  return Math.min(most, Math.ceil((width - MARGIN) * (down / across) + STRIP + MARGIN));
}

/**
 * The attributes of a table's layout: its class, and the height of the board if the column lies below. A phone has a
 * layout of its own.
 */
export function useStacking(shape) {
  const look = () => stackedHeight(shape, innerWidth, innerHeight);
  const [height, setHeight] = useState(look);
  useEffect(() => {
    const onResize = () => setHeight(look());
    onResize();
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, [shape.join()]);
  return height === null ? { class: 'room' } : { class: 'room stacked', style: { '--board': `${height}px` } };
}
