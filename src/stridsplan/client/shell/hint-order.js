// Which hint comes next: a pure function.

/**
 * The first hint for a question that has not been dismissed, or null.
 * @param {{id: string, questions: string[]}[]} hints  in the order they are shown
 * @param {string|undefined} question  the id of what is asked
 * @param {string[]} dismissed  ids of hints
 */
export const nextHint = (hints, question, dismissed) =>
  hints.find(({ id, questions }) => questions.includes(question) && !dismissed.includes(id))?.id ?? null;
