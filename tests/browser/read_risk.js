// The state of the page at a table of Risk: the question, its buttons, the map.
// `can` of a territory is what a click on it does (the class `can-...`); `own` is the seat whose view the page shows.
() => {
  const middle = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const box = document.querySelector('.question');
  if (!box) return null;
  const lands = [...document.querySelectorAll('.land')].map((land) => {
    const id = land.dataset.place;
    const piece = document.querySelector(`#piece-at-${id} .piece-disc`);
    return { id, can: [...land.classList].find((name) => name.startsWith('can-'))?.slice(4) ?? null,
      seat: [...land.classList].find((name) => name.startsWith('seat-')).slice(5),
      armies: Number(document.querySelector(`#piece-at-${id} text`)?.textContent ?? 0), at: middle(piece ?? land) };
  });
  const hasButton = (selector) => [...document.querySelectorAll(`.column ${selector}`)].length > 0;
  return {
    curtain: Boolean(document.querySelector('.curtain')),
    over: Boolean(box.querySelector('.ranks')),
    question: box.dataset.question ?? null,
    busy: !box.dataset.question || box.getAttribute('aria-busy') === 'true'
      || Boolean(document.querySelector('[data-playing]')),
    sentence: box.querySelector('.question-sentence')?.textContent ?? '',
    log: document.querySelector('.log-line')?.textContent ?? '', // the top line: the heading of the newest turn
    all: hasButton('[data-all]'), primary: hasButton('.question [data-primary]'),
    cards: document.querySelectorAll('.card.touchable:not(.chosen)').length,
    own: document.querySelector('.seat[data-own]')?.dataset.own ?? null,
    lands,
  };
}
