import { type Assessment } from '../../assess.js';
import { type CollegeFacts } from '../../college/college-facts.js';
import { type StudentMeasures } from '../../student/measure-student.js';
import { type CollegeColumns } from '../../college/college-columns.js';
import { type MatchPart } from '../../match/part.js';
import { partFits, preferencesOf } from '../../match/preferences.js';

/** Something not counted because it is not known. */
export interface Unknown {
  readonly what:
    | 'grades'
    | 'test'
    | 'activities'
    | 'rigor'
    | 'home-state'
    | 'major'
    | 'income'
    | 'settings'
    | 'regions'
    | 'sizes'
    | 'ownership'
    | 'college-admit-rate'
    | 'college-programs'
    | 'college-price'
    | 'college-setting'
    | 'college-size';
  /** Who could report it: the student, or only the college. */
  readonly whose: 'student' | 'college';
  /** A short name that fits "We don't know …". */
  readonly words: string;
}

export function unknownsOf(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  college: CollegeFacts,
  assessment: Assessment,
): readonly Unknown[] {
  const preferences = preferencesOf(student, columns);
  const notReported = (part: MatchPart) => Number.isNaN(partFits(preferences, part)(row));
  return [...unknownOfStudent(student, college), ...unknownOfCollege(student, assessment, notReported)];
}

function unknownOfStudent(student: StudentMeasures, college: CollegeFacts): Unknown[] {
  const { facts } = student;
  return missing('student', [
    [student.grades === null, 'grades', 'your grades'],
    [
      student.test === null && !student.willNotSubmit && college.testPolicy !== 'not-considered',
      'test',
      'your test scores',
    ],
    [student.activities === null, 'activities', 'your activities'],
    [student.rigor === null, 'rigor', 'your advanced courses'],
    [facts.homeState === null && college.control === 'public', 'home-state', 'your home state'],
    [facts.cipFamily === null, 'major', 'your major'],
    [facts.incomeBand === null, 'income', 'your family income'],
    [facts.settings.length === 0, 'settings', 'your preferred setting'],
    [facts.regions.length === 0, 'regions', 'your preferred regions'],
    [facts.sizes.length === 0, 'sizes', 'your preferred size'],
    [facts.ownership === null, 'ownership', 'whether you prefer public'],
  ]);
}

/** What the student answered, but the college does not report. */
function unknownOfCollege(
  { facts }: StudentMeasures,
  { chanceSource }: Assessment,
  notReported: (part: MatchPart) => boolean,
): Unknown[] {
  return missing('college', [
    [chanceSource === 'no-admission-rate', 'college-admit-rate', "the college's admit rate"],
    [facts.cipFamily !== null && notReported('major'), 'college-programs', 'whether it teaches your major'],
    [facts.incomeBand !== null && notReported('price'), 'college-price', 'its price after aid'],
    [facts.settings.length > 0 && notReported('setting'), 'college-setting', 'its setting'],
    [facts.sizes.length > 0 && notReported('size'), 'college-size', 'its size'],
  ]);
}

type Row = readonly [isMissing: boolean, what: Unknown['what'], words: string];

function missing(whose: Unknown['whose'], rows: readonly Row[]): Unknown[] {
  const found: Unknown[] = [];
  for (const [isMissing, what, words] of rows) if (isMissing) found.push({ what, whose, words });
  return found;
}
