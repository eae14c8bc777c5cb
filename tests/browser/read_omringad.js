// The state of the page at a table of Omringad: the question, and whether it can be answered.
() => {
  const box = document.querySelector('.question');
  return {
    over: Boolean(box?.querySelector('.ranks')),
    curtain: Boolean(document.querySelector('.curtain .button')),
    question: box?.dataset.question ?? null,
    sentence: box?.querySelector('.question-sentence')?.textContent ?? '',
    busy: !box?.dataset.question || box.getAttribute('aria-busy') === 'true'
      || Boolean(document.querySelector('[data-playing]')),
    log: document.querySelector('.log-line')?.textContent ?? '', // the top line: the heading of the newest round
  };
}
