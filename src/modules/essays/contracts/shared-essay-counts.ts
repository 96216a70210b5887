import { type LinkedStudent } from '#modules/identity/contracts/index.js';

export interface SharedEssayCount {
  /** Essays the student shares with this counselor. */
  readonly shared: number;
  /** Of these, those whose text is newer than the counselor’s last comment on it, or that have none yet. */
  readonly awaitingComment: number;
}

/** How many essays wait for a counselor, student by student. */
export abstract class SharedEssayCounts {
  /** By student’s id; one who shares no essay is absent. `students` are those of `LinkedStudents`: an ended link counts nothing. */
  abstract of(
    counselorId: string,
    students: readonly Pick<LinkedStudent, 'studentId' | 'linkedAt'>[],
  ): Promise<ReadonlyMap<string, SharedEssayCount>>;
}
