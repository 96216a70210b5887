import { type Assessment } from '../../assess.js';
import { applicantOf } from '../../chance/applicant.js';
import { earlyRoundAt } from '../../chance/early-rounds.js';
import { type CollegeColumns } from '../../college/college-columns.js';
import { type StudentMeasures } from '../../student/measure-student.js';
import { sentence } from '../percent-words.js';
import { type Contribution } from './contributions.js';
import { type Factor } from './without.js';

interface Case {
  readonly student: StudentMeasures;
  readonly columns: CollegeColumns;
  readonly row: number;
  readonly assessment: Assessment;
}

/** A sentence or two for the student. Effort is never scolded: what lowers an estimate is said as what the college usually sees. */
export function contributionWords({ factor, points }: Contribution, at: Case): string {
  const [subject, plural] = subjectOf(factor, at);
  const size = Math.round(Math.abs(points));
  const by = `about ${size} ${size === 1 ? 'point' : 'points'}`;
  if (size === 0) return sentence(`${subject} hardly ${plural ? 'change' : 'changes'} this estimate.`);
  if (points > 0) return sentence(`${subject} ${plural ? 'lift' : 'lifts'} this estimate by ${by}.`);

  const usual = factor === 'test' && !at.assessment.sendsScore ? undefined : USUAL[factor];
  if (usual !== undefined)
    return `Students admitted here usually have ${usual}. That takes ${by} off this estimate.`;
  return sentence(`${subject} ${plural ? 'lower' : 'lowers'} this estimate by ${by}.`);
}

/** What the admitted have more of, wherever a factor lowers an estimate. */
const USUAL: Readonly<Partial<Record<Factor, string>>> = {
  test: 'higher scores',
  grades: 'higher grades',
  activities: 'done more outside class',
  rigor: 'more advanced courses',
};

type Subject = readonly [words: string, plural: boolean];

function subjectOf(factor: Factor, at: Case): Subject {
  switch (factor) {
    case 'test':
      return at.assessment.sendsScore
        ? [`your ${at.student.testFrom ?? 'test'} score`, false]
        : ['applying without your score', false];
    case 'grades':
      return ['your grades', true];
    case 'activities':
      return ['your activities', true];
    case 'rigor':
      return ['your advanced courses', true];
    case 'round':
      return [applyingWords(at), false];
    case 'residency':
      return ['where you live', false];
    case 'field':
      return ['your intended major', false];
    case 'no-score':
      return ['sending no test score', false];
  }
}

/** "applying Early Action at Boston College". */
function applyingWords({ student, columns, row }: Case): string {
  const round = earlyRoundAt(applicantOf(student, columns).earlyRounds, row);
  return `applying ${round ?? 'early'} at ${columns.facts[row]?.name ?? 'this college'}`;
}
