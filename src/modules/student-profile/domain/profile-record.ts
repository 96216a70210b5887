import { type Changes, withChanges } from './changes.js';

/**
 * Something a student told us, saved piece by piece. A save is judged as a whole: by the answers as they would be
 * after it, whichever of them it carried.
 */
export abstract class ProfileRecord<Answers extends object = object> {
  readonly createdAt: Date;
  protected updatedAt: Date;
  protected readonly answers: Answers;

  constructor(
    readonly id: string,
    readonly studentId: string,
    now: Date,
  ) {
    this.answers = this.blank(now);
    this.createdAt = now;
    this.updatedAt = now;
  }

  /** @throws Refusal when a rule of this record says no; then nothing has changed. */
  revise(changes: Changes<Answers>, now: Date): void {
    const said = withChanges(this.answers, changes);
    const revised = this.settled?.(said, changes) ?? said;
    this.check?.(revised, now);
    Object.assign(this.answers, revised);
    this.updatedAt = now;
  }

  /** What is on record before the student says anything. */
  protected abstract blank(now: Date): Answers;

  /** @throws Refusal when the answers cannot stand together; most records take any. */
  protected check?(revised: Answers, now: Date): void;

  /** Adds the answers that follow from others. */
  protected settled?(revised: Answers, changes: Changes<Answers>): Answers;
}

export type ClassOf<Kind> = new (id: string, studentId: string, now: Date) => Kind;

/** A kind of record, by its class. */
export type RecordKind<Answers extends object> = ClassOf<ProfileRecord<Answers>>;
