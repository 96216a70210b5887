/** Behind every date. */
const NO_DEADLINE = '9999-12-31';

/** Orders ISO dates: the nearest first, those without one last. */
export const byDeadline = (a: string | null, b: string | null): number =>
  (a ?? NO_DEADLINE).localeCompare(b ?? NO_DEADLINE);
