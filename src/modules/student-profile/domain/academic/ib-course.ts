import { type ExamSession, type IbLevel, type IbStatus } from '../choices.js';
import { ProfileRecord } from '../profile-record.js';
import { requireAll, type Rule } from '../rule.js';

export class IbCourseAnswers {
  subject = '';
  level: IbLevel = 'HL';
  status: IbStatus = 'In-progress';
  /** The grade: 10 to 12. */
  yearTaken: number | null = null;
  examSession: ExamSession | null = null;
  predictedScore: number | null = null;
  finalScore: number | null = null;
}

export const finalScoreOnceCompleted: Rule<Pick<IbCourseAnswers, 'status' | 'finalScore'>> = ({
  status,
  finalScore,
}) => {
  if (finalScore === null || status === 'Completed') return null;
  return { path: 'finalScore', message: 'Add the final score once the course is completed' };
};

/** A course of the International Baccalaureate program, with its exam. */
export class IbCourse extends ProfileRecord<IbCourseAnswers> {
  get level(): IbLevel {
    return this.answers.level;
  }

  protected blank(): IbCourseAnswers {
    return new IbCourseAnswers();
  }

  protected override check(revised: IbCourseAnswers, now: Date): void {
    requireAll([finalScoreOnceCompleted], revised, now);
  }
}
