import { lastGraduationYear } from '../academic/academic-rules.js';
import { type RecognitionLevel } from '../choices.js';
import { ProfileRecord } from '../profile-record.js';
import { requireAll, type Rule } from '../rule.js';

const FIRST_YEAR = 1900;

/** Dates are YYYY-MM-DD; a role without an end date is still held. */
export class LeadershipAnswers {
  organizationName = '';
  positionTitle = '';
  level: RecognitionLevel | null = null;
  startDate: string | null = null;
  endDate: string | null = null;
  description: string | null = null;
  responsibilities: string | null = null;
  achievements: string | null = null;
  impact: string | null = null;
}

type Dates = Pick<LeadershipAnswers, 'startDate' | 'endDate'>;

const possibleDate =
  (path: keyof Dates, name: string): Rule<Dates> =>
  (dates, now) => {
    const date = dates[path];
    const last = lastGraduationYear(now);
    const year = Number(date?.slice(0, 4));
    if (date === null || (year >= FIRST_YEAR && year <= last)) return null;
    return { path, message: `${name} must be between ${FIRST_YEAR} and ${last}` };
  };

/** Dates compare as text. */
export const endsAfterItStarts: Rule<Dates> = ({ startDate, endDate }) => {
  if (startDate === null || endDate === null || endDate >= startDate) return null;
  return { path: 'endDate', message: 'End date cannot be before the start date' };
};

const RULES: readonly Rule<Dates>[] = [
  possibleDate('startDate', 'Start date'),
  possibleDate('endDate', 'End date'),
  endsAfterItStarts,
];

/** A position of leadership in a club, a team, a job or a community. */
export class LeadershipRole extends ProfileRecord<LeadershipAnswers> {
  protected blank(): LeadershipAnswers {
    return new LeadershipAnswers();
  }

  protected override check(revised: LeadershipAnswers, now: Date): void {
    requireAll(RULES, revised, now);
  }
}
