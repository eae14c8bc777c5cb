// The plan of a seat, as the server keeps it: {branches, at, ended}. A branch, {question, steps, anywhere, again,
// seed}, is what to answer when a question is asked. `anywhere`: the question may name other places and people;
// `again`: the branch is played each time, not only once; `seed`: of the guess in which it was planned. `at` is
// [branch, step], the indices of what is played next if a branch has begun; `ended` says why the rest was dropped. Pure
// functions.

/**
 * Whether a question names places or people: then it can be asked about others too. Among its arguments a place is a
 * text, a person an object; a number is neither.
 */
export const hasPlaces = (question) =>
  Object.values(question.args).some((value) => typeof value === 'string' || (value && typeof value === 'object'
    && !Array.isArray(value)));

/** The index of a branch in a plan; -1 if the branch was played or changed meanwhile. */
export function indexOfBranch(branches, branch) {
  const wanted = JSON.stringify(branch);
  return branches.findIndex((each) => JSON.stringify(each) === wanted);
}

/** The branches that a new plan can keep: those of this plan, without the steps that have been played. */
export function remainingBranches(plan) {
  if (!plan) return [];
  return plan.branches.map((branch, index) => {
    if (index !== plan.at?.[0]) return branch;
    const steps = branch.steps.slice(plan.at[1]);
    return { ...branch, question: steps[0].question, steps };
  });
}
