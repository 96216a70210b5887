/** Why a figure is missing; `undefined` when the college did not report it. */
export type Missing = 'suppressed' | 'not-applicable' | undefined;

const wordsFor = { suppressed: 'Hidden for privacy', 'not-applicable': 'Does not apply' };

/** Never 0, never "N/A". */
export const missingWords = (why: Missing) => (why ? wordsFor[why] : 'Not reported');

let format: Intl.NumberFormat | undefined;

/** Created at first use: creating one is slow, and some pages show no figures. */
const inUsDigits = (figure: number) => (format ??= new Intl.NumberFormat('en-US')).format(figure);

/** "$38,900". */
export const dollars = (amount: number) =>
  `${amount < 0 ? '–' : ''}$${inUsDigits(Math.abs(Math.round(amount)))}`;

/** "about $18,800": to the nearest hundred, for estimates. */
export const aboutDollars = (amount: number) => `about ${dollars(Math.round(amount / 100) * 100)}`;

/** "43.2%" with one decimal, "86%" with none. Takes a fraction of 1. */
export const percent = (fraction: number, decimals = 0) => `${(fraction * 100).toFixed(decimals)}%`;

export const count = inUsDigits;

/** School years with a dash: "2022–23" for "2022-23". */
export const yearsIn = (describes: string) => describes.replace(/\b(\d{4})-(\d{2})\b/g, '$1–$2');

/** The formatted figure, or why it is missing. */
export const figure = (value: number | null, form: (value: number) => string, why?: Missing) =>
  value === null ? missingWords(why) : form(value);
