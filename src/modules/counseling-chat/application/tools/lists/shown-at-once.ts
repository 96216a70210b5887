const USUALLY_SHOWN = 3;
const MOST_SHOWN = 10;

/** How many rows a tool gives for the number asked for. */
export const shownAtOnce = (limit: number = USUALLY_SHOWN): number =>
  Math.min(Math.max(1, Math.trunc(limit)), MOST_SHOWN);
