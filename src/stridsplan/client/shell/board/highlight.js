// The places that a line of the log names, lit on the board while the line is pointed at.

const LIT = 'highlighted';

/** The texts among the arguments of a sentence, also those in lists. @returns {string[]} */
export const textsIn = (args) => Object.values(args ?? {}).flat().filter((value) => typeof value === 'string');

/** Light the places that an event names. */
export function light({ args }) {
  unlight();
  for (const name of textsIn(args)) {
    for (const spot of document.querySelectorAll(`.spot[data-place="${CSS.escape(name)}"]`)) spot.classList.add(LIT);
  }
}

/** Light no place. */
export function unlight() {
  for (const spot of document.querySelectorAll(`.spot.${LIT}`)) spot.classList.remove(LIT);
}
