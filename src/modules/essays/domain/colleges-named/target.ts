import { readManuscript } from '../text/read-manuscript.js';
import { storedText } from '../text/stored-text.js';
import { type CollegeNames } from './college-names.js';
import { mentionsIn } from './mentions.js';
import { type Target } from './named-college.js';

interface SaysWhere {
  /** UNITID. */
  collegeId: number | null;
  /** What may name the college, the most telling first. */
  texts: readonly (string | null)[];
}

/** The college an essay is for: chosen by the student, else the first one that a text names. */
export function targetOf({ collegeId, texts }: SaysWhere, names: CollegeNames): Target | null {
  const chosen = collegeId === null ? null : names.college(collegeId);
  if (chosen !== null) return { ids: [chosen.id], name: chosen.name };

  for (const text of texts) {
    const [mention] = mentionsIn(readManuscript(storedText(text ?? '')), names);
    if (mention !== undefined) return { ids: mention.ids, name: mention.name };
  }
  return null;
}
