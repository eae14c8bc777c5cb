// How unusual something is, as a word: pure functions.

const STEPS = [[0.001, 'extreme'], [0.01, 'rare'], [0.05, 'unusual']];

/**
 * The word for a probability of something at least as far from what was to be expected.
 * @returns {"extreme"|"rare"|"unusual"|"usual"}
 */
export const unusualness = (p) => STEPS.find(([limit]) => p < limit)?.[1] ?? 'usual';
