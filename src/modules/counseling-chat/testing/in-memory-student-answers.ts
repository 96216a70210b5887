import {
  type AnswersInTalk,
  StudentAnswers,
  type TalkedAnswers,
} from '#modules/student-profile/contracts/index.js';

const NOTHING: AnswersInTalk = {
  firstName: null,
  answers: {},
  activities: 0,
  awards: 0,
  percentComplete: 0,
};

/** Profiles in memory. */
export class InMemoryStudentAnswers extends StudentAnswers {
  /** The next save is refused with this. */
  refusal: Error | null = null;
  private readonly stored = new Map<string, AnswersInTalk>();

  put(studentId: string, profile: Partial<AnswersInTalk>): void {
    this.stored.set(studentId, { ...NOTHING, ...profile });
  }

  read(studentId: string): Promise<AnswersInTalk> {
    return Promise.resolve(this.stored.get(studentId) ?? NOTHING);
  }

  async save(studentId: string, answers: TalkedAnswers): Promise<void> {
    if (this.refusal !== null) throw this.refusal;
    const known = await this.read(studentId);
    this.put(studentId, { ...known, answers: { ...known.answers, ...answers } });
  }
}
