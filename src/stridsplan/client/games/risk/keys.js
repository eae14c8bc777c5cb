// The keys that this map adds; the map itself handles them.

export const ownKeys = {
  five: { keys: ['Shift'], now: (t) => t.actions.value.some(({ kind, armies }) => kind.startsWith('place')
    && armies > 1) },
};
