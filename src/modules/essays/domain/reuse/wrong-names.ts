import { type CollegeNames } from '../colleges-named/college-names.js';
import { mentionsIn } from '../colleges-named/mentions.js';
import { readManuscript } from '../text/read-manuscript.js';

/**
 * The colleges that a text speaks to and does not go to, as it writes them. A text for several colleges speaks to
 * none. A visit, a camp or a relative's college is no mistake.
 */
export function wrongNamesIn(content: string, collegeIds: readonly number[], names: CollegeNames): string[] {
  const [only] = collegeIds.length === 1 ? collegeIds : [];
  const wrong = mentionsIn(readManuscript(content), names).filter(
    ({ ids, isBackground, looksForward }) =>
      !isBackground && (only === undefined ? looksForward : !ids.includes(only)),
  );
  return [...new Set(wrong.map(({ start, end }) => content.slice(start, end)))];
}
