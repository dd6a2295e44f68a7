/** A figure as a model answers one, with nothing told of it: give its id, what it is and its words. */
export const bareFigure = {
  ...{ gender: 'unknown', age: 'adult', number: 1, isCounted: false, changes: [] },
  ...{ madeOf: null, wears: null, head: null, has: [], on: [], instead: [] },
};

/** A deed as a model answers one, done to nobody, nowhere. */
export const bareDeed = { verb: null, whom: null, relation: null, to: null, at: null };

/** Of a place what a model leaves open. */
export const barePlace = {
  placeChanges: [],
  filled: null,
  ground: null,
  time: null,
  weather: null,
};
