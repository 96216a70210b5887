const SQRT_TWO_PI = 2.5066282746310002;
/** The tail is 0 in double precision. */
const NO_TAIL_BEYOND = 37;
/** Hart's switch to the continued fraction, 5√2. */
const FAR_TAIL_FROM = 7.07106781186547;
/** Acklam's switch to the formula for tails. */
const TAIL_BELOW = 0.02425;

/** The density of the standard normal distribution. */
export function normalDensity(x: number): number {
  return Math.exp(-0.5 * x * x) / SQRT_TWO_PI;
}

/**
 * The share of the standard normal distribution below x, to about 1e-15.
 * Rational approximation of Hart, "Computer Approximations" (1968), no. 5666; a continued fraction in the far tail.
 */
export function normalCdf(x: number): number {
  const distance = Math.abs(x);
  const tail = distance > NO_TAIL_BEYOND ? 0 : Math.exp(-0.5 * distance * distance) * millsRatio(distance);
  return x > 0 ? 1 - tail : tail;
}

function millsRatio(d: number): number {
  if (d >= FAR_TAIL_FROM) return 1 / (d + 1 / (d + 2 / (d + 3 / (d + 4 / (d + 0.65))))) / SQRT_TWO_PI;

  const over =
    (((((3.52624965998911e-2 * d + 0.700383064443688) * d + 6.37396220353165) * d + 33.912866078383) * d +
      112.079291497871) *
      d +
      221.213596169931) *
      d +
    220.206867912376;
  const under =
    ((((((8.83883476483184e-2 * d + 1.75566716318264) * d + 16.064177579207) * d + 86.7807322029461) * d +
      296.564248779674) *
      d +
      637.333633378831) *
      d +
      793.826512519948) *
      d +
    440.413735824752;
  return over / under;
}

/** The inverse of `normalCdf`, for 0 < p < 1: Acklam's rational approximation, then one Newton step. */
export function normalQuantile(p: number): number {
  const x = p < 0.5 ? lowerQuantile(p) : -lowerQuantile(1 - p);
  return x - (normalCdf(x) - p) / normalDensity(x);
}

function lowerQuantile(p: number): number {
  if (p < TAIL_BELOW) {
    const q = Math.sqrt(-2 * Math.log(p));
    const over =
      ((((-7.784894002430293e-3 * q - 3.223964580411365e-1) * q - 2.400758277161838) * q -
        2.549732539343734) *
        q +
        4.374664141464968) *
        q +
      2.938163982698783;
    const under =
      (((7.784695709041462e-3 * q + 3.224671290700398e-1) * q + 2.445134137142996) * q + 3.754408661907416) *
        q +
      1;
    return over / under;
  }

  const q = p - 0.5;
  const r = q * q;
  const over =
    (((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r -
      30.66479806614716) *
      r +
      2.506628277459239) *
    q;
  const under =
    ((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r -
      13.28068155288572) *
      r +
    1;
  return over / under;
}
