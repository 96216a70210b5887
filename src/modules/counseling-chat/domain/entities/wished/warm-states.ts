/** States with mild winters. */
export const WARM_STATES: readonly string[] = ['AL', 'AZ', 'CA', 'FL', 'GA', 'HI', 'LA', 'MS', 'SC', 'TX'];
export const WISHES_FOR_WARMTH =
  /\b(?:warm|warmer|hot weather|sunny|sunshine|no snow|(?:does not|never|not) snow|hate (?:the )?(?:cold|snow)|not (?:too )?cold|(?:near|by|close to|on) (?:a |the )?beach(?:es)?)\b/;

/** States with long winters. */
export const COLD_STATES: readonly string[] = [
  'AK',
  'CO',
  'ID',
  'IA',
  'ME',
  'MA',
  'MI',
  'MN',
  'MT',
  'NH',
  'NY',
  'ND',
  'SD',
  'UT',
  'VT',
  'WI',
  'WY',
];
export const WISHES_FOR_COLD =
  /\b(?:cold|snowy|colder) (?:place|state|weather|climate|somewhere|winters?)\b|\bsomewhere (?:cold|snowy|with snow|that snows)\b|\bwith (?:real |lots of |a lot of )?snow\b|\b(?:skiing|snowboard\w*|want snow|like snow|love snow)\b/;

export const areCold = (states: readonly string[]): boolean =>
  states.every((state) => COLD_STATES.includes(state));
export const areWarm = (states: readonly string[]): boolean =>
  states.every((state) => WARM_STATES.includes(state));
