import { type AwardCategory, type RecognitionLevel } from '../choices.js';
import { ProfileRecord } from '../profile-record.js';
import { requireAll, type Rule } from '../rule.js';

const FIRST_YEAR = 2015;
const LAST_YEAR = 2030;

export class AwardAnswers {
  name = '';
  level: RecognitionLevel = 'Local';
  category: AwardCategory | null = null;
  selectivity: string | null = null;
  significance: string | null = null;

  constructor(public year: number | null) {}
}

/** Awards announced for the coming year count already. */
export const hasPlausibleYear: Rule<Pick<AwardAnswers, 'year'>> = ({ year }, now) => {
  const last = Math.max(LAST_YEAR, now.getUTCFullYear() + 1);
  if (year === null || (year >= FIRST_YEAR && year <= last)) return null;
  return { path: 'year', message: `Year must be between ${FIRST_YEAR} and ${last}` };
};

export class Award extends ProfileRecord<AwardAnswers> {
  protected blank(now: Date): AwardAnswers {
    return new AwardAnswers(now.getUTCFullYear());
  }

  protected override check(revised: AwardAnswers, now: Date): void {
    requireAll([hasPlausibleYear], revised, now);
  }
}
