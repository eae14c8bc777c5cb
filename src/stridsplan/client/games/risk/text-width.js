// The letters of the names on the map: how wide a text is.
const FACE = '400 100px "Alegreya Sans"'; // of the names; at this size the width of a text is measured
const ruler = document.createElement('canvas').getContext('2d');
const widths = new Map();

/** Fetch the letters of the names, which are measured before they are seen. */
export const loadFont = () => document.fonts.load(FACE);

/** The width of a text in the letters of the names, in parts of their size. */
export function textWidth(text) {
  ruler.font = FACE;
  if (!widths.has(text)) widths.set(text, ruler.measureText(text).width / 100);
  return widths.get(text);
}
