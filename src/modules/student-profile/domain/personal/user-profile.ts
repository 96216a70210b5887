import { type Changes } from '../changes.js';
import { ProfileRecord } from '../profile-record.js';
import { requireAll } from '../rule.js';
import { AnswersRefused, TooYoung } from '../student-profile.errors.js';
import { bornInThePast, clearedAnswers, declinedRaceAlone, isUnderThirteen } from './personal-rules.js';
import { PersonalAnswers } from './personal-answers.js';

export interface RegisteredName {
  firstName: string;
  lastName: string;
  email: string;
}

/** Who the student is: name, address, background. */
export class UserProfile extends ProfileRecord<PersonalAnswers> {
  private prefilled = false;

  override revise(changes: Changes<PersonalAnswers>, now: Date): void {
    const problems = [...clearedAnswers(this.answers, changes), ...declinedRaceAlone(changes)];
    if (problems.length > 0) throw new AnswersRefused(problems);
    super.revise(changes, now);
  }

  /** Fills in the name and email from the registration, once, where the student has entered nothing. */
  prefill(known: RegisteredName, now: Date): boolean {
    if (this.prefilled) return false;

    this.answers.firstName ??= known.firstName;
    this.answers.lastName ??= known.lastName;
    this.answers.email ??= known.email;
    this.prefilled = true;
    this.noteChange(now);
    return true;
  }

  /** Follows a new account email, unless the student entered a different one here. */
  followEmail(former: string, email: string, now: Date): boolean {
    if (this.answers.email?.toLowerCase() !== former.toLowerCase()) return false;

    this.answers.email = email;
    this.noteChange(now);
    return true;
  }

  protected blank(): PersonalAnswers {
    return new PersonalAnswers();
  }

  protected override check(revised: PersonalAnswers, now: Date): void {
    requireAll([bornInThePast], revised, now);
    if (isUnderThirteen(revised, now)) throw new TooYoung();
  }
}
