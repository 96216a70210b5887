import { normalize } from '../language/normalize.js';

/** The attribute of a talk by which the next turn reads "no, top 9". */
export const CLASS_SHARE = 'class-share';

const TOP =
  /\btop (\d{1,2})(?:\.\d+)? ?(?:%|percent)?(?! ?(?:colleges?|schools?|universit\w+|ones|choices?|picks?|reasons?))/;
const HIGHEST = 60;

/** "like top 20%": the share of the class above which a student stands, of 1; null where none is told. */
export function classShareIn(message: string): number | null {
  const percent = Number(TOP.exec(normalize(message).plain)?.[1] ?? Number.NaN);
  return percent > 0 && percent <= HIGHEST ? percent / 100 : null;
}
