import { type Changes } from '../changes.js';
import { ProfileRecord } from '../profile-record.js';
import { requireAll } from '../rule.js';
import { ACADEMIC_RULES } from './academic-rules.js';
import { withNoneWhereLeftBlank } from './advanced-coursework.js';
import { withSatTotal } from './sat.js';
import { AcademicAnswers } from './academic-answers.js';

/** School, grades, test scores and advanced coursework. */
export class AcademicProfile extends ProfileRecord<AcademicAnswers> {
  protected blank(): AcademicAnswers {
    return new AcademicAnswers();
  }

  protected override check(revised: AcademicAnswers, now: Date): void {
    requireAll(ACADEMIC_RULES, revised, now);
  }

  protected override completed(revised: AcademicAnswers, changes: Changes<AcademicAnswers>): AcademicAnswers {
    return withSatTotal(withNoneWhereLeftBlank(this.answers, revised, changes));
  }
}
