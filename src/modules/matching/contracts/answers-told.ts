import { type SupposedAnswers } from './student-chances.js';

/** What a student said in talk and has not saved. */
export abstract class AnswersTold {
  /** Whatever `work` asks about this student is answered as if these answers were stored; nothing is kept. */
  abstract during<Result>(studentId: string, told: SupposedAnswers, work: () => Result): Result;
}
