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
  const at = { student, facts: student.facts, college, assessment, notReported };
  return UNKNOWNS.filter(([, isMissing]) => isMissing(at)).map(([unknown]) => unknown);
}

interface Case {
  readonly student: StudentMeasures;
  readonly facts: StudentMeasures['facts'];
  readonly college: CollegeFacts;
  readonly assessment: Assessment;
  readonly notReported: (part: MatchPart) => boolean;
}

const ofStudent = (what: Unknown['what'], words: string): Unknown => ({ what, whose: 'student', words });
const ofCollege = (what: Unknown['what'], words: string): Unknown => ({ what, whose: 'college', words });

/** First what the student can still answer, then what the student answered and the college does not report. */
const UNKNOWNS: readonly (readonly [unknown: Unknown, isMissing: (at: Case) => boolean])[] = [
  [ofStudent('grades', 'your grades'), ({ student }) => student.grades === null],
  [
    ofStudent('test', 'your test scores'),
    ({ student, college }) =>
      student.test === null && !student.willNotSubmit && college.testPolicy !== 'not-considered',
  ],
  [ofStudent('activities', 'your activities'), ({ student }) => student.activities === null],
  [ofStudent('rigor', 'your advanced courses'), ({ student }) => student.rigor === null],
  [
    ofStudent('home-state', 'your home state'),
    ({ facts, college }) => facts.homeState === null && college.control === 'public',
  ],
  [ofStudent('major', 'your major'), ({ facts }) => facts.cipFamily === null],
  [ofStudent('income', 'your family income'), ({ facts }) => facts.incomeBand === null],
  [ofStudent('settings', 'your preferred setting'), ({ facts }) => facts.settings.length === 0],
  [ofStudent('regions', 'your preferred regions'), ({ facts }) => facts.regions.length === 0],
  [ofStudent('sizes', 'your preferred size'), ({ facts }) => facts.sizes.length === 0],
  [ofStudent('ownership', 'whether you prefer public'), ({ facts }) => facts.ownership === null],
  [
    ofCollege('college-admit-rate', "the college's admit rate"),
    ({ assessment }) => assessment.chanceSource === 'no-admission-rate',
  ],
  [
    ofCollege('college-programs', 'whether it teaches your major'),
    ({ facts, notReported }) => facts.cipFamily !== null && notReported('major'),
  ],
  [
    ofCollege('college-price', 'its price after aid'),
    ({ facts, notReported }) => facts.incomeBand !== null && notReported('price'),
  ],
  [
    ofCollege('college-setting', 'its setting'),
    ({ facts, notReported }) => facts.settings.length > 0 && notReported('setting'),
  ],
  [
    ofCollege('college-size', 'its size'),
    ({ facts, notReported }) => facts.sizes.length > 0 && notReported('size'),
  ],
];
