/** Why a figure is not there; `undefined` when the college simply did not report it. */
export type Missing = 'suppressed' | 'not-applicable' | undefined;

const wordsFor = { suppressed: 'Hidden for privacy', 'not-applicable': 'Does not apply' };

/** Unknown is said in words: never 0, never "N/A". */
export const missingWords = (why: Missing) => (why ? wordsFor[why] : 'Not reported');

let made: Intl.NumberFormat | undefined;

/** Made once, and not before a figure is shown: the browser takes long to make one, and some pages begin without any. */
const inUsDigits = (figure: number) => (made ??= new Intl.NumberFormat('en-US')).format(figure);

/** "$38,900". */
export const dollars = (amount: number) =>
  `${amount < 0 ? '–' : ''}$${inUsDigits(Math.abs(Math.round(amount)))}`;

/** "about $18,800": to the nearest hundred, for what is worked out rather than published. */
export const aboutDollars = (amount: number) => `about ${dollars(Math.round(amount / 100) * 100)}`;

/** "43.2%" with one decimal, "86%" with none. Takes a fraction of 1. */
export const percent = (fraction: number, decimals = 0) => `${(fraction * 100).toFixed(decimals)}%`;

export const count = inUsDigits;

/** What a figure describes, as years are written here: "2022–23" for the data's "2022-23". */
export const yearsIn = (describes: string) => describes.replace(/\b(\d{4})-(\d{2})\b/g, '$1–$2');

/** A reported figure in its own form, else why it is missing. */
export const figure = (value: number | null, form: (value: number) => string, why?: Missing) =>
  value === null ? missingWords(why) : form(value);
