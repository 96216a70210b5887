/** Words that no answer about a chance may have. */
export const NO_PROMISES = [
  'guarantee',
  'you will get in',
  '(?<![\\d.])0 ?%',
  '(?<!\\d)100 ?%',
  'dream school',
  'safe bet',
  'perfect',
];
