// Where the names of the territories stand: beside their pieces, over no other name and no piece, at any scale. Pure
// functions.

/** Sizes of the letters in pixels, the largest first: the first at which all names find room is taken. */
const SIZES = [16, 15, 14, 13, 12, 11, 10];
const CUTS = [Infinity, 8, 6, 4]; // letters that the last word of a name keeps (`shortened`)
// Heights, in multiples of the font size
const LETTERS_ABOVE = 0.72; // of the letters above the baseline
const LETTERS_BELOW = 0.22;
export const LEADING = 0.98; // from one baseline to the next
const GAP = 2; // pixels between a name and its piece
const ROUNDS = 120; // in which names move to avoid each other
// The cost of how a name is written and placed is the sum of these, in points
const PIXELS_A_POINT = 3; // of distance from the place that the map prefers (`label`) that cost one point
const CUT_COST = 30; // of each step of CUTS
const SPLIT_COST = 3; // of a second line
const OVERLAP_COST = 1000; // of each name that it covers
/** How far a piece reaches from its middle, in the units of its drawing (`Piece` in map.js), and where its mark is. */
const PIECE = { left: 13.5, above: 13.5, right: 14, below: 16 };
const PIECE_MARK = { left: 5.5, top: -18, right: 17.5, bottom: -6 };
const CLEAR = 0.5; // between a piece and a name above it or beside its mark, in the same units, in addition to GAP
const ABOVE_MARK = 5; // by how much higher a name stands that is above the mark too, in the same units
const MOST_NAMES = 100; // so that two indices make one number, the key of a pair (`pairOf`)

/** How large a piece is drawn at a scale of the map. */
export const pieceScale = (scale) => Math.min(1.3, 0.5 + 0.5 * scale);

/** A word; if it has more than `most` letters and one for the point, its first `most` letters and a point. */
const cutWord = (word, most) => (word.length > most + 1 ? `${word.slice(0, most)}.` : word);

/**
 * A name in fewer letters. Of every word but the last the first letter is kept, of the last one the first `most`; a
 * point says that there is more.
 * @param {string} name
 * @param {number} most  letters of the last word; Infinity: the whole name
 */
export function shortened(name, most) {
  if (most === Infinity) return name;
  const words = name.split(' ');
  return [...words.slice(0, -1).map((word) => cutWord(word, 1)), cutWord(words.at(-1), most)].join(' ');
}

/** The largest letters at a scale: a small map is not covered with writing. */
const largest = (scale) => (scale > 1.25 ? SIZES[0] : Math.min(13, Math.round(8 + 7 * scale)));

/** A name in one line, and in two where it has several words. */
function linesOf(name) {
  const gaps = [...name].flatMap((letter, at) => (letter === ' ' ? [at] : []));
  if (!gaps.length) return [[name]];
  const middle =
    gaps.reduce((best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best));
  return [[name], [name.slice(0, middle), name.slice(middle + 1)]];
}

/** All ways to write a name, the best first: [{lines, cost}]. */
function writings(name, cuts) {
  const seen = new Set();
  return cuts.flatMap((most, at) => {
    const text = shortened(name, most);
    if (seen.has(text)) return [];
    seen.add(text);
    return linesOf(text).map((lines) => ({ lines, cost: at * CUT_COST + (lines.length - 1) * SPLIT_COST }));
  });
}

/** Whether two boxes, [left, top, right, bottom], overlap. */
const overlap = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/**
 * The boxes a piece covers, [left, top, right, bottom]: its disc with its shadow, and its owner's mark.
 * @param {number[]} middle
 * @param {number} scale
 */
function pieceBoxes([x, y], scale) {
  const by = pieceScale(scale);
  return [[x - PIECE.left * by, y - PIECE.above * by, x + PIECE.right * by, y + PIECE.below * by],
    [x + PIECE_MARK.left * by, y + PIECE_MARK.top * by, x + PIECE_MARK.right * by, y + PIECE_MARK.bottom * by]];
}

/** Where a name of some width and height may stand round a piece: the middles of the name's box. */
function placesRound([x, y], scale, width, height) {
  const by = pieceScale(scale);
  const [left, right] = [x - PIECE.left * by - GAP - width / 2, x + PIECE.right * by + GAP + width / 2];
  const [above, below] = [y - (PIECE.above + CLEAR) * by - GAP - height / 2, y + PIECE.below * by + GAP + height / 2];
  const beyond = x + (PIECE_MARK.right + CLEAR) * by + GAP + width / 2; // to the right of the mark too
  const sideways = [-0.5, -0.35, -0.2, 0, 0.2, 0.35, 0.5].map((share) => x + share * width);
  const upright = [-0.8, -0.4, 0, 0.4, 0.8].map((share) => y + share * height);
  return [
    ...sideways.flatMap((across) => [[across, below], [across, above], [across, above - ABOVE_MARK * by]]),
    ...upright.flatMap((down) => [[left, down], [right, down], [beyond, down]]),
  ];
}

/** Every place and writing of one name that covers no piece and lies inside the map. */
function candidatesOf(name, { anchor, label }, { scale, size, cuts, width, bounds }, pieces) {
  const at = anchor.map((each) => each * scale);
  const preferred = label.map((each) => each * scale);
  return writings(name, cuts).flatMap(({ lines, cost }) => {
    const wide = Math.max(...lines.map((line) => width(line) * size));
    const high = size * (LETTERS_ABOVE + LETTERS_BELOW + LEADING * (lines.length - 1));
    return placesRound(at, scale, wide, high).map(([x, y]) => {
      // A little wider than the letters were measured
      const box = [x - wide * 0.505 - 1.5, y - high / 2, x + wide * 0.505 + 1.5, y + high / 2];
      return { lines, box, cost: cost + Math.hypot(x - preferred[0], y - preferred[1]) / PIXELS_A_POINT, x: x - at[0],
        y: y - high / 2 + size * LETTERS_ABOVE - at[1] };
    }).filter(({ box }) => box[0] > 0 && box[1] > 0 && box[2] < bounds[0] * scale && box[3] < bounds[1] * scale
      && !pieces.some((piece) => overlap(piece, box)));
  }).sort((a, b) => a.cost - b.cost);
}

/**
 * Choose a candidate for each name so that none overlap; null if that fails. In each round every name that overlaps
 * others moves to where this costs least; pairs that overlapped before count more.
 */
function settle(lists) {
  const chosen = lists.map(([first]) => first);
  const near = lists.map((list, k) => lists.map((_, j) => j)
    .filter((j) => j !== k && list.some(({ box }) => lists[j].some((other) => overlap(box, other.box)))));
  const weights = new Map(); // of pairs that have been in each other's way before
  const pairOf = (k, j) => Math.min(k, j) * MOST_NAMES + Math.max(k, j);
  const weight = (k, j) => weights.get(pairOf(k, j)) ?? 1;
  const hits = (k, { box }) => near[k].filter((j) => overlap(box, chosen[j].box));
  for (let round = 0; round < ROUNDS; round += 1) {
    /** @type {Shared[]} */
    const inTheWay = chosen.map((each, k) => [k, hits(k, each)]).filter(([, others]) => others.length);
    if (!inTheWay.length) return chosen;
    for (const [k, others] of inTheWay) {
      for (const j of others) weights.set(pairOf(k, j), weight(k, j) + 1);
      const cost = (each) => each.cost + hits(k, each).reduce((sum, j) => sum + OVERLAP_COST * weight(k, j), 0);
      const costs = lists[k].map(cost);
      chosen[k] = lists[k][costs.indexOf(Math.min(...costs))];
    }
  }
  return null;
}

/**
 * Where each name stands, or null where they cannot all be read.
 * @param {Record<string, {anchor: number[], label: number[]}>} places  where pieces stand, and the preferred places of
 *   names, in units of the map
 * @param {Record<string, string>} names
 * @param {{scale: number, bounds: number[], width: (text: string) => number}} room  pixels a unit, size of the map in
 *   units, and the width of a text in multiples of its font size
 * @returns {null|Record<string, {x: number, y: number, lines: string[], size: number}>}  the middle of the first line's
 *   baseline, in pixels from the piece's middle
 */
export function placeNames(places, names, { scale, bounds, width }) {
  const ids = Object.keys(places);
  const pieces = ids.flatMap((id) => pieceBoxes(places[id].anchor.map((each) => each * scale), scale));
  // [size, cuts]: whole names in every size, then names in fewer and fewer letters in the smallest
  /** @type {Shared[]} */
  const attempts = [...SIZES.filter((size) => size <= largest(scale)).map((size) => [size, CUTS.slice(0, 1)]),
    ...CUTS.slice(1).map((_, at) => [SIZES.at(-1), CUTS.slice(0, at + 2)])];
  for (const [size, cuts] of attempts) {
    const lists = ids.map((id) => candidatesOf(names[id], places[id], { scale, size, cuts, width, bounds }, pieces));
    const chosen = lists.every((list) => list.length) && settle(lists);
    if (chosen) return Object.fromEntries(ids.map((id, k) =>
      [id, { x: chosen[k].x, y: chosen[k].y, lines: chosen[k].lines, size }]));
  }
  return null;
}
