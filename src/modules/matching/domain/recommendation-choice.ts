import { AggregateRoot } from '#shared-kernel/domain/aggregate-root.js';
import { NotesChangedElsewhere, ReasonWithoutRefusal } from './recommendation-choice.errors.js';
import { RecommendationChosen } from './recommendation-choice.events.js';

/** Why a student does not want a college. */
export const REASONS_AGAINST = ['too-far', 'too-expensive', 'not-my-field', 'other'] as const;
export type ReasonAgainst = (typeof REASONS_AGAINST)[number];

/** What is left out stays as it was. */
export interface ChoiceChanges {
  /** Null takes an earlier answer back. */
  readonly userInterested?: boolean | null | undefined;
  readonly reason?: ReasonAgainst | null | undefined;
  readonly userNotes?: string | undefined;
  /** The notes that the new ones replace, as the student saw them. */
  readonly notesBefore?: string | undefined;
}

/**
 * What a student thinks of a college that we recommend, or once did. It outlives the recommendation: a college that they do
 * not want stays out of their list.
 */
export class RecommendationChoice extends AggregateRoot {
  constructor(
    readonly studentId: string,
    readonly collegeId: number,
    private changedAt: Date,
    private userInterested: boolean | null = null,
    private reason: ReasonAgainst | null = null,
    private userNotes = '',
  ) {
    super();
  }

  get isHidden(): boolean {
    return this.userInterested === false;
  }

  /** Publishes a new answer, not new notes. @throws ReasonWithoutRefusal, NotesChangedElsewhere */
  change(changes: ChoiceChanges, now: Date): void {
    const { userInterested = this.userInterested, reason, userNotes } = changes;
    if (reason && userInterested !== false) throw new ReasonWithoutRefusal();
    if (this.wouldLoseNotes(changes)) throw new NotesChangedElsewhere();

    const before = this.details();
    this.userInterested = userInterested;
    this.reason = userInterested === false ? (reason === undefined ? this.reason : reason) : null;
    this.userNotes = userNotes ?? this.userNotes;
    if (JSON.stringify(this.details()) === JSON.stringify(before)) return;

    this.changedAt = now;
    if (userInterested !== before.userInterested)
      this.record(new RecommendationChosen(this.studentId, this.collegeId, userInterested));
  }

  /** The same notes again, as when a reply got lost, lose nothing. */
  private wouldLoseNotes({
    userNotes = this.userNotes,
    notesBefore = this.userNotes,
  }: ChoiceChanges): boolean {
    return userNotes !== this.userNotes && notesBefore !== this.userNotes;
  }

  details() {
    const { studentId, collegeId, userInterested, reason, userNotes, changedAt } = this;
    return { studentId, collegeId, userInterested, reason, userNotes, changedAt };
  }
}
