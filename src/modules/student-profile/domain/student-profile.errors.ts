import { type FieldProblem, Refusal } from '#shared-kernel/domain/refusal.js';

/** Answers that contradict each other or are not possible today. Lists every problem. */
export class AnswersRefused extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'student-profile.answers-refused';

  constructor(override readonly problems: readonly FieldProblem[]) {
    super(
      problems.length === 1 && problems[0]
        ? problems[0].message
        : 'Please check what you entered and try again.',
    );
  }
}

/** By the birth date the student is under thirteen: nothing sent may be stored, and the account is removed. */
export class TooYoung extends Refusal {
  readonly kind = 'invalid';
  readonly code = 'student-profile.too-young';
  override readonly problems: readonly FieldProblem[];

  constructor() {
    const message =
      'Flyleaf is for students who are 13 or older, so we have removed your account and kept nothing you typed here. Please come back when you turn 13.';
    super(message);
    this.problems = [{ path: 'dateOfBirth', message }];
  }
}

/** The Common App takes ten activities and five awards, the University of California twenty of both together. */
export const MOST_PROFILE_ENTRIES = 50;

/** A list of activities, portfolio items, awards or research projects is full. */
export class TooManyProfileEntries extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'student-profile.too-many-entries';

  constructor() {
    super(`This list holds up to ${MOST_PROFILE_ENTRIES} entries. Delete one to add another.`);
  }
}

/** Another tab or device changed this after the student's copy was read. Saving would overwrite that. */
export class ProfileChangedElsewhere extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'student-profile.changed-elsewhere';

  constructor() {
    super('You changed this in another tab or on another device. Check what is there now, then save again.');
  }
}

/** Courses belong to an academic profile, which opens with its first answer. */
export class AcademicProfileRequired extends Refusal {
  readonly kind = 'conflict';
  readonly code = 'student-profile.academic-profile-required';

  constructor() {
    super('Please save your basic academic information first before adding course details.');
  }
}

/** Never existed, was removed, or belongs to another student: all three look the same. */
export class ProfileEntryNotFound extends Refusal {
  readonly kind = 'not-found';
  readonly code = 'student-profile.entry-not-found';

  constructor() {
    super('We could not find that entry in your profile. It may have been deleted.');
  }
}
