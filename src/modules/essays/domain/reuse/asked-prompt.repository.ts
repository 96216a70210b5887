import { type AskedPrompt } from './asked-prompt.js';

/** The prompts of a student's plan. */
export abstract class AskedPromptRepository {
  /** In the order in which they were added. */
  abstract of(studentId: string): Promise<AskedPrompt[]>;

  /** @throws ApplicationAskedTwice */
  abstract add(studentId: string, prompt: AskedPrompt, now: Date): Promise<void>;

  /** @throws AskedPromptNotFound */
  abstract change(
    studentId: string,
    id: string,
    terms: Pick<AskedPrompt, 'wordLimit' | 'dueOn'>,
  ): Promise<void>;

  /** @throws AskedPromptNotFound */
  abstract remove(studentId: string, id: string): Promise<void>;
}
