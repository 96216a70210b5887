import { type Relation, type SharedPart } from '../linked-adults/domain/shared-part.js';
import { NotShared } from './not-shared.error.js';
import { StudentNotFound } from './student-not-found.error.js';

export interface LinkedStudent {
  readonly studentId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly relation: Relation;
  /** What the student shares with this adult. */
  readonly parts: readonly SharedPart[];
  /** Tells this link from an earlier one of the same two. */
  readonly linkedAt: Date;
}

/** What an adult looked at, as the student’s log names it. */
export type Viewed = SharedPart | 'essays' | 'essay' | 'brag-sheet' | 'portfolio-file';

/** Which one, where there are several. */
export interface ViewedOne {
  readonly id: string;
  readonly title: string;
}

/**
 * Who may see what of whom, as the student decided. Read from the database at each call: a link or a part that was ended is
 * closed at once. Every route that shows an adult something of a student asks here first.
 */
export abstract class LinkedStudents {
  /** Null without a link, and while the student's or the adult's account is closed. */
  abstract find(adultId: string, studentId: string): Promise<LinkedStudent | null>;

  /** The same inside a unit of work: until that ends, the link and its parts stay as they are. */
  abstract hold(adultId: string, studentId: string): Promise<LinkedStudent | null>;

  /** Every student of this adult, by last and first name. */
  abstract of(adultId: string): Promise<readonly LinkedStudent[]>;

  /** Logs that the adult saw it, for the student to read; calls within half an hour are one view. */
  abstract recordView(
    adultId: string,
    student: LinkedStudent,
    viewed: Viewed,
    one?: ViewedOne,
  ): Promise<void>;

  /** The same for many students at once, however many they are. */
  abstract recordViews(adultId: string, students: readonly LinkedStudent[], viewed: Viewed): Promise<void>;

  /** @throws StudentNotFound without a link */
  async require(adultId: string, studentId: string): Promise<LinkedStudent> {
    const student = await this.find(adultId, studentId);
    if (student === null) throw new StudentNotFound();
    return student;
  }

  /** Checks that the part is shared. @throws StudentNotFound without a link @throws NotShared */
  async requirePart(adultId: string, studentId: string, part: SharedPart): Promise<LinkedStudent> {
    const student = await this.require(adultId, studentId);
    if (!student.parts.includes(part)) throw new NotShared(student.firstName);
    return student;
  }

  /** The same, and logs the view. @throws StudentNotFound without a link @throws NotShared */
  async open(adultId: string, studentId: string, part: SharedPart): Promise<LinkedStudent> {
    const student = await this.requirePart(adultId, studentId, part);
    await this.recordView(adultId, student, part);
    return student;
  }
}
