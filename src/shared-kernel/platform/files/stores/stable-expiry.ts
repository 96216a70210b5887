const STEP_SECONDS = 5 * 60;

/** At least that many seconds from now, and the same for some minutes: a browser need not load a picture again. */
export const stableExpiry = (now: Date, seconds: number): Date => {
  const step = STEP_SECONDS * 1000;
  return new Date(Math.ceil((now.getTime() + seconds * 1000) / step) * step);
};
