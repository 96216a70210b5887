import { type Changes, withChanges } from './changes.js';

/**
 * A student's answers, saved in parts. A save is checked as a whole, against all answers as they would be after it.
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

  /** @throws Refusal when a rule of this record is broken; then nothing has changed. */
  revise(changes: Changes<Answers>, now: Date): void {
    const changed = withChanges(this.answers, changes);
    const revised = this.completed?.(changed, changes) ?? changed;
    this.check?.(revised, now);
    Object.assign(this.answers, revised);
    this.updatedAt = now;
  }

  /** The answers before the student enters any. */
  protected abstract blank(now: Date): Answers;

  /** @throws Refusal when the answers contradict each other; most records accept any. */
  protected check?(revised: Answers, now: Date): void;

  /** Adds the answers that follow from others. */
  protected completed?(revised: Answers, changes: Changes<Answers>): Answers;
}

export type ClassOf<Kind> = new (id: string, studentId: string, now: Date) => Kind;

/** A kind of record, by its class. */
export type RecordKind<Answers extends object> = ClassOf<ProfileRecord<Answers>>;
