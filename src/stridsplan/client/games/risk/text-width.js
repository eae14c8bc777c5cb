// How wide a text is in the font of the names on the map.
const NAME_FONT = '400 100px "Alegreya Sans"'; // of the names on the map; measured at 100px, so width / 100 is in em
const ruler = document.createElement('canvas').getContext('2d');
const widths = new Map();

/** Fetch the font of the names: they are measured before any is drawn. */
export const loadFont = () => document.fonts.load(NAME_FONT);

/** The width of a text in the font of the names, in em: in multiples of the font's size. */
export function textWidth(text) {
  ruler.font = NAME_FONT;
  if (!widths.has(text)) widths.set(text, ruler.measureText(text).width / 100);
  return widths.get(text);
}
