import { promptById } from '../prompts/brief.js';
import { applicationChoice } from './application-choice.js';

/** What one college or scholarship asks for. */
export interface AskedPrompt {
  id: string;
  /** UNITID; null for a scholarship. */
  collegeId: number | null;
  scholarship: string | null;
  /** A prompt of the library, or an application with its choice of prompts. */
  promptId: string;
  /** Where it differs from the usual limit. */
  wordLimit: number | null;
  /** As `2026-11-01`. */
  dueOn: string | null;
}

/** A student with twenty colleges and ten scholarships stays below; planning stays quick. */
export const MOST_ASKED_PROMPTS = 60;

/** One prompt of an application is chosen with the others; a letter or a question of one's own asks for nothing new. */
const NOT_ASKED_ALONE = /^(?:common-app|coalition|uc)-|^other-(?:letter|free)$/;

export const canBeAsked = (promptId: string): boolean =>
  applicationChoice(promptId) !== null || (promptById(promptId) !== null && !NOT_ASKED_ALONE.test(promptId));
