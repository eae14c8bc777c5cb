// The state of the page at a table of the island: the question, its buttons, and the places that can be clicked.
// `can` of a place is what a click on it does (the class `can-...`), or `way` for a handle: a round button on the board
// for a turn, or for one of several moves to a square. `way` of a handle is the side to which it turns, or
// the square of a move without a turn. `several` are the digit keys of the buttons between which the player must choose
// when a place has several actions: moves that end there, or shots at it.
() => {
  const box = document.querySelector('.question');
  if (!box) return null;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const under = (x, y) => document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place;
  // A point of a place that is not covered, as near to its centre as possible.
  const STEPS = [0, -0.3, 0.3, -0.42, 0.42];
  const POINTS = STEPS.flatMap((across) => STEPS.map((down) => [across, down]))
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  const free = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const points = POINTS.map(([across, down]) => [x + width * (0.5 + across), y + height * (0.5 + down)]);
    return points.find((point) => under(...point) === node.dataset.place) ?? null;
  };
  const seen = {
    over: Boolean(box.querySelector('.ranks')),
    question: box.dataset.question ?? null,
    busy: !box.dataset.question || box.getAttribute('aria-busy') === 'true'
      || Boolean(document.querySelector('[data-playing]')),
    log: document.querySelector('.log-line')?.textContent ?? '', // the top line: the heading of the newest turn
    places: [],
  };
  if (seen.over || seen.busy) return seen;
  const places = all('.spot.touchable, .handle.touchable').map((node) => ({
    place: node.dataset.place, way: node.dataset.way ?? null, at: free(node),
    pressed: node.getAttribute('aria-pressed') === 'true',
    can: node.matches('.handle') ? 'way' : [...node.classList].find((name) => name.startsWith('can-')).slice(4),
  }));
  return {
    ...seen, places,
    sentence: box.querySelector('.question-sentence')?.textContent ?? '',
    confirm: Boolean(box.querySelector('[data-confirm]')),
    several: all('.question [data-digit][data-kind]').map(({ dataset }) => dataset.digit),
    end: Boolean(box.querySelector('[data-end]')),
    types: all('.hand-type:not([aria-disabled])').map(({ dataset }) => dataset.type),
    order: all('.slot-button').map((node) => node.getAttribute('aria-label')),
  };
}
