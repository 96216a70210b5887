import { type AnswersInTalk, StudentAnswers } from '#modules/student-profile/contracts/index.js';

/** Profiles of which only the budget is known. */
export class BudgetsInTalk extends StudentAnswers {
  constructor(private readonly budgets: ReadonlyMap<string, number | null>) {
    super();
  }

  read(studentId: string): Promise<AnswersInTalk> {
    const answers = { maxTuition: this.budgets.get(studentId) ?? null };
    return Promise.resolve({ firstName: null, answers, activities: 0, awards: 0, percentComplete: 0 });
  }

  save(): Promise<void> {
    return Promise.reject(new Error('These tools only read.'));
  }
}
