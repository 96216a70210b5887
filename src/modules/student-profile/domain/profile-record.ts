import { type BasedOn, isChangedSince, timeOfChange } from '#shared-kernel/domain/based-on.js';
import { type Changes, withChanges } from './changes.js';
import { ProfileChangedElsewhere } from './student-profile.errors.js';

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

  /** The address of the uploaded file that belongs to this record. */
  get file(): string | null {
    return null;
  }

  /** @throws Refusal when a rule of this record is broken; then nothing has changed. */
  revise(changes: Changes<Answers>, now: Date): void {
    const changed = withChanges(this.answers, changes);
    const revised = this.completed?.(changed, changes) ?? changed;
    this.check?.(revised, now);
    Object.assign(this.answers, revised);
    this.noteChange(now);
  }

  /** @throws ProfileChangedElsewhere when the student's copy is older than this record. */
  requireUnchangedSince(basedOn: BasedOn): void {
    if (isChangedSince(basedOn, this.updatedAt)) throw new ProfileChangedElsewhere();
  }

  /** A list that is replaced as a whole is as new as its newest entry. */
  static requireListUnchangedSince(basedOn: BasedOn, list: readonly ProfileRecord[]): void {
    const newest = Math.max(...list.map(({ updatedAt }) => updatedAt.getTime()));
    if (isChangedSince(basedOn, list.length === 0 ? null : new Date(newest)))
      throw new ProfileChangedElsewhere();
  }

  protected noteChange(now: Date): void {
    this.updatedAt = timeOfChange(now, this.updatedAt);
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
