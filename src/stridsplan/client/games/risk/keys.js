// The keys that mean something on this map alone; the map listens itself.

export const ownKeys = {
  five: { keys: ['Shift'], now: (t) => t.actions.value.some(({ kind, armies }) => kind.startsWith('place') && armies > 1) },
};
