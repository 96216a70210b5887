import { ProfileRecord } from '../profile-record.js';
import { BragSheetAnswers } from './brag-sheet-answers.js';

/** What the student tells a counselor who writes a recommendation. The student’s alone until they open it. */
export class BragSheet extends ProfileRecord<BragSheetAnswers> {
  /** What a counselor reads of it; null while it is the student’s alone. */
  get shown(): {
    readonly updatedAt: Date;
    readonly answers: Omit<BragSheetAnswers, 'counselorMayRead'>;
  } | null {
    const { counselorMayRead, ...answers } = this.answers;
    return counselorMayRead ? { updatedAt: this.updatedAt, answers } : null;
  }

  protected blank(): BragSheetAnswers {
    return new BragSheetAnswers();
  }
}
