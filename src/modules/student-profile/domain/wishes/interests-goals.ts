import { ProfileRecord } from '../profile-record.js';
import { insist } from '../rule.js';
import { atMostFiveMatterMost } from './what-matters-most.js';
import { Wishes } from './wishes.js';

/** What the student wants to study and where. */
export class InterestsGoals extends ProfileRecord<Wishes> {
  protected blank(): Wishes {
    return new Wishes();
  }

  protected override check(revised: Wishes, now: Date): void {
    insist([atMostFiveMatterMost], revised, now);
  }
}
