import { type GradeLevel, type GradeTold } from '../entities.js';
import { type WordView } from '../word-view.js';
import { moodAt, whoseAt } from './whose-and-mood.js';

const LEVELS: ReadonlyMap<string, GradeLevel> = new Map<string, GradeLevel>([
  ['freshman', '9th'],
  ['9th', '9th'],
  ['ninth', '9th'],
  ['sophomore', '10th'],
  ['soph', '10th'],
  ['10th', '10th'],
  ['tenth', '10th'],
  ['junior', '11th'],
  ['jr', '11th'],
  ['11th', '11th'],
  ['eleventh', '11th'],
  ['senior', '12th'],
  ['sr', '12th'],
  ['12th', '12th'],
  ['twelfth', '12th'],
]);
const NUMBERED: ReadonlyMap<string, GradeLevel> = new Map([
  ['9', '9th'],
  ['10', '10th'],
  ['11', '11th'],
  ['12', '12th'],
]);
/** "junior college", "senior year grades", "college freshman" are something else. */
const NOT_A_LEVEL =
  /^(?:college|colleges|year|class|housing|dorms|retention|enrollment|seminar|admit|admits)$/;
const CLASS_OF = /^20[2-4]\d$/;
/** A school year ends in June. */
const LAST_MONTH_OF_YEAR = 5;
const LEVELS_BY_YEARS_LEFT: readonly GradeLevel[] = ['12th', '11th', '10th', '9th'];

export const gradeLevelCalled = (word: string): GradeLevel | undefined => LEVELS.get(word);

/** The grade a student says to be in, or "class of 2028". */
export function readGradeLevel(view: WordView, today: Date | undefined): GradeTold[] {
  return view.texts.flatMap((text, at): GradeTold[] => {
    const told = (value: GradeLevel, graduationYear: number | null): GradeTold[] => [
      {
        kind: 'grade-level',
        value,
        graduationYear,
        span: view.span(at, at + 1),
        mood: moodAt(view, at),
        whose: whoseAt(view, at),
      },
    ];
    const year = classOf(view, at);
    if (year !== undefined && today !== undefined) {
      const value = levelOfClass(year, today);
      return value === undefined ? [] : told(value, year);
    }
    const level = LEVELS.get(text) ?? (isGradeNumber(view, at) ? NUMBERED.get(text) : undefined);
    return level !== undefined && isOwnLevel(view, at) ? told(level, null) : [];
  });
}

const classOf = (view: WordView, at: number): number | undefined =>
  CLASS_OF.test(view.at(at)) && view.phrase(at - 2, at) === 'class of' ? Number(view.at(at)) : undefined;

function levelOfClass(year: number, today: Date): GradeLevel | undefined {
  const isAfterJune = today.getUTCMonth() > LAST_MONTH_OF_YEAR;
  const thisClass = today.getUTCFullYear() + (isAfterJune ? 1 : 0);
  return LEVELS_BY_YEARS_LEFT[year - thisClass];
}

/** "grade 11", "11 grade" */
const isGradeNumber = (view: WordView, at: number): boolean =>
  view.at(at - 1) === 'grade' || view.at(at + 1) === 'grade' || view.at(at + 1) === 'grader';

function isOwnLevel(view: WordView, at: number): boolean {
  if (NOT_A_LEVEL.test(view.at(at + 1)) || view.at(at - 1) === 'college') return false;
  if (/^(?:grade|grader)$/.test(view.at(at + 1)) || view.at(at - 1) === 'grade') return true;
  if (view.length <= 2) return true;
  return leadsDirectly(view.before(at, 5));
}

/** "I'm a junior", "as a rising senior", "in 11th": said of oneself now. */
const STEPS_OVER = /^(?:a|an|the|rising|current|high|school)$/;
function leadsDirectly(before: readonly string[]): boolean {
  const lead = before.find((word) => !STEPS_OVER.test(word)) ?? '';
  return /^(?:am|as|in|currently|now|i|be|being)$/.test(lead);
}
