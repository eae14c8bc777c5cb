// Figures for the chart of power by round: where a value is drawn, and the lines behind it.

/** The chart's size, and the margins round the lines. */
export const BOX = { width: 332, height: 176, left: 34, right: 12, top: 10, bottom: 10 };

const MAX_TICKS = 4; // besides 0

/** The smallest round number that is not less than `least`: 1, 2 or 5 times a power of ten. */
function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].find((each) => each * power >= least) * power;
}

/** The values at which lines are drawn, and the value at the top of the chart. */
export function ticksOf(values, seats) {
  const most = Math.max(1, ...values.flatMap((row) => seats.map((seat) => row[seat])));
  const step = Math.max(1, roundStep(most / MAX_TICKS));
  const count = Math.ceil(most / step);
  return { ticks: Array.from({ length: count + 1 }, (_, at) => at * step), top: count * step };
}

/** Where a value of round `at` is drawn; `last`: the index of the last round; `top`: the value at the top. */
export function pointOf(at, value, last, top) {
  const [width, height] = [BOX.width - BOX.left - BOX.right, BOX.height - BOX.top - BOX.bottom];
  return { x: BOX.left + (last ? (width * at) / last : width), y: BOX.top + height * (1 - value / top) };
}

/** A seat's line as the data of a path. */
export function pathOf(values, seat, top) {
  const points = values.map((row, at) => pointOf(at, row[seat], values.length - 1, top));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

/** The round nearest to a pointer over the chart, which is drawn in the rectangle `box`. */
export function roundAt(pointerX, box, last) {
  const x = ((pointerX - box.left) * BOX.width) / box.width;
  const share = (x - BOX.left) / (BOX.width - BOX.left - BOX.right);
  return Math.round(Math.max(0, Math.min(1, share)) * last);
}
