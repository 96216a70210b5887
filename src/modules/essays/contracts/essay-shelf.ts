/** One essay as another context may speak of it: never its text. */
export interface ShelvedEssay {
  readonly id: string;
  readonly title: string;
  readonly essayType: string;
  readonly status: string;
  readonly words: number;
  readonly wordLimit: number | null;
  /** Of the newest review; null without one. */
  readonly overallScore: number | null;
  readonly updatedAt: Date;
}

export abstract class EssayShelf {
  /** The one changed last first. */
  abstract of(studentId: string): Promise<readonly ShelvedEssay[]>;
}
