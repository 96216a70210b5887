import { type Figure, phrase, type Said } from '../../../domain/figures/figure.js';
import { printed } from '../../../domain/figures/print.js';
import { FEDERAL_STUDENT_AID, ruleOf } from '../../../domain/knowledge/fixed-text.js';
import { type Asked } from '../answerer.js';

const LAST_GRADE = 12;
/** From here on a grade is the one of the new school year. */
const AUGUST = 7;
const GRADES: Readonly<Record<string, number>> = { '9th': 9, '10th': 10, '11th': 11, '12th': LAST_GRADE };
const GRADE_WORDS: Readonly<Record<string, string>> = {
  '9th': 'a freshman',
  '10th': 'a sophomore',
  '11th': 'a junior',
};

/** When this student’s own FAFSA opens; a senior’s is open. Null where the grade is not known. */
export function fafsaWords({ student, now }: Pick<Asked, 'student' | 'now'>): Said | null {
  const { gradeLevel } = student;
  if (gradeLevel === null) return null;
  const grade = GRADES[gradeLevel];
  const who = GRADE_WORDS[gradeLevel];
  if (grade === undefined || who === undefined)
    return 'As a senior, file the FAFSA now if you haven’t; private colleges may want the CSS Profile too.';
  return phrase`You’re ${who}, so your FAFSA usually opens ${printed(opens(now, grade))}. Nothing is due yet; prices are what to look at now.`;
}

function opens(now: Date, grade: number): Figure {
  const schoolYear = now.getUTCMonth() >= AUGUST ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  return ruleOf(FEDERAL_STUDENT_AID, `${String(schoolYear + LAST_GRADE - grade)}-10-01`, 'date');
}
