import { ProfileRecord } from '../profile-record.js';
import { requireAll } from '../rule.js';
import { atMostFiveMatterMost } from './what-matters-most.js';
import { PreferenceAnswers } from './preference-answers.js';

/** What the student wants to study and where. */
export class InterestsGoals extends ProfileRecord<PreferenceAnswers> {
  protected blank(): PreferenceAnswers {
    return new PreferenceAnswers();
  }

  protected override check(revised: PreferenceAnswers, now: Date): void {
    requireAll([atMostFiveMatterMost], revised, now);
  }
}
