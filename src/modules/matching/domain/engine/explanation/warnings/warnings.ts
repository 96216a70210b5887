import { type Assessment } from '../../assess.js';
import { isLimitedMajor } from '../../chance/limited-major.js';
import { ABROAD } from '../../college/place/abroad.js';
import { assuredRuleAt } from '../../college/admission/assured-rules.js';
import { type CollegeColumns } from '../../college/college-columns.js';
import { needsEndorsement } from '../../college/list-columns.js';
import { distancesFromHome, withinWishedDistance } from '../../college/place/near-home.js';
import { quartilesOf } from '../../college/admission/test-spread.js';
import { tuitionExchangeAt } from '../../college/price/tuition-exchanges.js';
import { numberAt } from '../../numeric/column.js';
import { type StudentMeasures } from '../../student/measure-student.js';
import { percentWords } from '../percent-words.js';
import { EXCHANGE_WORDS } from '../price/exchange-words.js';
import { earlyRoundWarning } from './early-round-warning.js';
import { STUDENT_VISAS } from './student-visas.js';
import { type Case, type Warning } from './warning.js';

/** The home is known by its state only. */
const MILES_ROUNDED_TO = 50;

type Rule = (at: Case) => Warning | null;

/** How much a chance rests on applications that we take for unfinished, before it is said. */
const RESTS_ON_FINISHED = 0.03;

/** Unweighted, out of 4.0: at colleges that admit nearly all and publish grades, one first-year in thirty is below. */
const FEW_PUBLISHED_BELOW = 2.5;
const ADMITS_NEARLY_ALL = 0.75;

const RULES: readonly Rule[] = [
  ({ college, row, columns, assessment: { chanceSource } }) => {
    const rule = chanceSource === 'assured-admission' ? assuredRuleAt(columns, row) : null;
    if (rule === null) return null;
    const whom = rule.state === null ? 'applicants' : 'residents';
    const words = `${college.name} admits ${whom} with ${rule.words}. Check the core courses; rules change.`;
    return { code: 'assured-admission', words };
  },
  ({ student, college, columns }) =>
    college.testPolicy === 'required' && student.test === null
      ? {
          code: 'test-required',
          words: `${inTerm(columns.admissionsTerm)} this college required a test score; check this year’s rule.`,
        }
      : null,
  ({ student, columns, row, college, assessment: { chanceSource } }) =>
    (chanceSource === 'admit-rate' || chanceSource === 'major-admits-separately') &&
    isLimitedMajor(student, columns, row)
      ? {
          code: 'limited-major',
          words: `${LIMITING[college.control]} admit to this major separately. Ask whether you would be admitted to the college or to the major.`,
        }
      : null,
  ({ student, assessment: { chanceSource } }) =>
    student.facts.gradeLevel === 'Graduate' && chanceSource === 'admit-rate'
      ? {
          code: 'first-years-only',
          words:
            'This is the chance of a first-year applicant. If you have studied at a college since high school, you would apply as a ' +
            'transfer student, and your grades there would count most. Ask how many transfers it admits.',
        }
      : null,
  ({ assessment: { chanceSource } }) =>
    chanceSource === 'open-admission'
      ? {
          code: 'open-admission-limits',
          words: 'This college has open admission. Some of its programs may still choose among applicants.',
        }
      : null,
  earlyRoundWarning,
  (at) =>
    at.assessment.chanceSource === 'admit-rate' && at.student.enoughToEstimate && countsUnfinished(at)
      ? {
          code: 'complete-application',
          words:
            `This college admits ${percentWords(numberAt(at.columns.admitRate, at.row))} of applications. At similar colleges, grades ` +
            'suggest that most refusals were of applications never finished. So this is the chance of a finished one: send every ' +
            'part, and ask about its rule.',
        }
      : null,
  ({ student, columns, row, assessment: { chanceSource } }) =>
    chanceSource === 'admit-rate' &&
    student.gpa !== null &&
    student.gpa < FEW_PUBLISHED_BELOW &&
    columns.gradesPublished[row] !== 1 &&
    numberAt(columns.admitRate, row) >= ADMITS_NEARLY_ALL
      ? {
          code: 'few-grades-like-these',
          words:
            `This college admits ${percentWords(numberAt(columns.admitRate, row))} of applicants and does not publish how low their grades go. ` +
            'Few colleges do, so this is close to a guess. Ask it about conditional admission or a summer start.',
        }
      : null,
  ({ student, assessment: { chanceSource, mostlyUnknown } }) =>
    chanceSource === 'admit-rate' && student.enoughToEstimate && mostlyUnknown
      ? { code: 'mostly-unknown', words: 'Most of this range is what you have not told us.' }
      : null,
  ({ student, college, assessment: { chanceSource } }) =>
    chanceSource === 'admit-rate' &&
    student.test !== null &&
    college.testPolicy !== 'not-considered' &&
    quartilesOf(college) === null
      ? {
          code: 'test-range-estimated',
          words: 'This college reports no score range, so we estimated it from its other figures.',
        }
      : null,
  ({ student, assessment: { chanceSource } }) =>
    student.facts.homeState === ABROAD && chanceSource === 'admit-rate'
      ? {
          code: 'from-abroad',
          words:
            'Most colleges admit fewer students from abroad, and many look at what the family can pay. ' +
            `They seldom say how much that changes, so this estimate leaves it out. ${STUDENT_VISAS}`,
        }
      : null,
  ({ college }) =>
    needsEndorsement(college)
      ? {
          code: 'church-members',
          words:
            'Every applicant needs the endorsement of a church leader. The price is the one for members of the church; others ' +
            'pay about twice as much tuition.',
        }
      : null,
  ({ student, college }) => {
    const exchange = tuitionExchangeAt(college, student.facts.homeState);
    return exchange && { code: 'tuition-exchange', words: EXCHANGE_WORDS[exchange.id] };
  },
  ({ student, columns, row }) => {
    const { maxMiles, homeState } = student.facts;
    if (maxMiles === null || homeState === null || withinWishedDistance(student, columns)(row)) return null;
    const { fromZip, milesTo } = distancesFromHome(student, columns);
    const miles = Math.round(milesTo(row) / MILES_ROUNDED_TO) * MILES_ROUNDED_TO;
    const from = fromZip ? 'home' : 'the middle of your state';
    return {
      code: 'farther-than-wished',
      words: `It is about ${miles.toLocaleString('en-US')} miles from ${from}. You wanted at most ${maxMiles.toLocaleString('en-US')}.`,
    };
  },
];

const LIMITING = {
  public: 'Many large publics',
  'private-nonprofit': 'Many selective colleges',
  'private-for-profit': 'Many selective colleges',
} as const;

export function warningsAt(
  student: StudentMeasures,
  columns: CollegeColumns,
  row: number,
  assessment: Assessment,
): readonly Warning[] {
  const college = columns.facts[row];
  if (college === undefined) return [];
  return RULES.flatMap((rule) => rule({ student, college, columns, row, assessment }) ?? []);
}

function countsUnfinished({ columns: { admitRate, finishedRate }, row }: Case): boolean {
  return numberAt(finishedRate, row) - numberAt(admitRate, row) >= RESTS_ON_FINISHED;
}

/** Policies change from year to year, so each is said of its own year. */
function inTerm(term: string | null): string {
  return term === null ? 'In its last report,' : `In ${term},`;
}
