// Plans that are made ahead, as the server keeps them. Pure functions.

/** Whether a question is about places or people, by which it can be told from others with its id. */
export const hasPlaces = (question) =>
  Object.values(question.args).some((value) => typeof value === 'string' || (value && typeof value === 'object'
    && !Array.isArray(value)));

/** Where a branch that was being changed is among those of a plan; -1: it was played or changed meanwhile. */
export function indexOfBranch(branches, branch) {
  const wanted = JSON.stringify(branch);
  return branches.findIndex((each) => JSON.stringify(each) === wanted);
}

/** What is left of a kept plan, in the form in which it is kept: a branch that has begun waits for its next step. */
export function leftOf(plan) {
  if (!plan) return [];
  return plan.branches.map((branch, index) => {
    if (index !== plan.at?.[0]) return branch;
    const steps = branch.steps.slice(plan.at[1]);
    return { ...branch, question: steps[0].question, steps };
  });
}
