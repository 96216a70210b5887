/** States with mild winters. */
export const WARM_STATES: readonly string[] = ['AL', 'AZ', 'CA', 'FL', 'GA', 'HI', 'LA', 'MS', 'SC', 'TX'];
export const WISHES_FOR_WARMTH =
  /\b(?:warm|warmer|hot weather|sunny|sunshine|no snow|(?:does not|never|not) snow|hate (?:the )?(?:cold|snow)|not (?:too )?cold|(?:near|by|close to|on) (?:a |the )?beach(?:es)?)\b/;

export const areWarm = (states: readonly string[]): boolean =>
  states.every((state) => WARM_STATES.includes(state));
