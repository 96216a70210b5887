export interface Random {
  /** From 0 up to, but not including, `limit`. */
  below(limit: number): number;
  oneOf<Choice>(choices: readonly Choice[]): Choice;
}

/** The same seed makes the same choices (mulberry32). Replies take their own time, so two runs still differ. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    below,
    oneOf: (choices) => {
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new Error('Nothing to choose from.');
      return choice;
    },
  };
}
