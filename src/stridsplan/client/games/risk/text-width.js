// How wide a text is in the font of the names on the map.
const FACE = '400 100px "Alegreya Sans"'; // of the names; at this size the width of a text is measured
const ruler = document.createElement('canvas').getContext('2d');
const widths = new Map();

/** Fetch the font of the names: they are measured before any is drawn. */
export const loadFont = () => document.fonts.load(FACE);

/** The width of a text in the font of the names, in parts of the font's size. */
export function textWidth(text) {
  ruler.font = FACE;
  if (!widths.has(text)) widths.set(text, ruler.measureText(text).width / 100);
  return widths.get(text);
}
