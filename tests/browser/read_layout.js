// Boxes of the board, its names, the elements that may cover neither, and the seats in the bar, in pixels of the
// window. A box is [left, top, right, bottom]. `lands` are the names of the territories of Risk, also those not shown.
() => {
  const box = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const seen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)];
  const svg = document.querySelector('.board-room > :first-child > svg');
  const name = (node) => {
    const size = parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a;
    const [left, top, right, bottom] = box(node);
    // Above and below the letters of a line, whose height is LETTERS_ABOVE + LETTERS_BELOW of games/risk/names.js
    const empty = (bottom - top - 0.94 * size) / 2;
    return {
      text: node.textContent.trim(), size, box: [left, top + empty, right, bottom - empty], seen: seen(node),
      place: node.parentElement.dataset.place,
    };
  };
  return {
    room: box(svg), window: [0, 0, innerWidth, innerHeight], pageWidth: document.documentElement.scrollWidth,
    board: all('.lands path, .piece-disc, .shore, .pads .hull, .country-shore, .square').map(box),
    pieces: all('.piece-disc').map(box),
    names: all('.name tspan, .edges text, .rim text, .land-name').map(name),
    covers: all('.map-buttons, .playback-bar, .globe, .battle, .tray, .replay-leave').filter(seen)
      .map((node) => [node.className.baseVal ?? node.className, box(node)]),
    bar: { box: box(document.querySelector('.bar-rest')), seats: all('.seat').map((seat) => ({
      box: box(seat), seen: seen(seat), parts: [...seat.querySelectorAll('.mark, .seat-score, .seat-clock')].map(box),
      nameWidth: seat.querySelector('.seat-name').clientWidth,
      wholeNameWidth: seat.querySelector('.seat-name').scrollWidth,
      named: getComputedStyle(seat.querySelector('.seat-name')).clipPath === 'none' })) },
    lands: Object.fromEntries(all('.risk-map .land')
      .map((land) => [land.dataset.place, land.getAttribute('aria-label').split(',')[0]])),
  };
}
