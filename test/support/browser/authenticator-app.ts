import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The app's code now, or some steps from now: each counts once, so a test that needs a second one takes the next. */
export const codeOf = ({ secret }: { secret: string }, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * STEP_MS });

/** A code that is wrong now and in the neighboring time steps. */
export const wrongCodeOf = (factor: { secret: string }): string =>
  ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) =>
    [-2, -1, 0, 1, 2].every((steps) => codeOf(factor, steps) !== code),
  ) ?? '';
