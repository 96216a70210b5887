export const ESSAY_TYPES = ['Personal Statement', 'Supplemental', 'Scholarship', 'Other'] as const;
export type EssayType = (typeof ESSAY_TYPES)[number];

export type PromptSource = 'CommonApp' | 'Coalition' | 'College' | 'Custom';

/** What a prompt asks about. */
export type PromptFamily =
  | 'identity'
  | 'challenge'
  | 'belief'
  | 'gratitude'
  | 'growth'
  | 'curiosity'
  | 'open'
  | 'leadership'
  | 'creativity'
  | 'talent'
  | 'education'
  | 'subject'
  | 'community'
  | 'standout'
  | 'story'
  | 'impact'
  | 'advice'
  | 'why-us'
  | 'why-major'
  | 'activity'
  | 'perspective'
  | 'short-take'
  | 'roommate'
  | 'imagination'
  | 'goals'
  | 'need'
  | 'context';

/** A prompt of the library, in our own words. */
export interface Prompt {
  id: string;
  text: string;
  essayType: EssayType;
  promptSource: PromptSource;
  /** Where it is asked, such as `Common App`. */
  platform: string;
  family: PromptFamily;
  minWords: number | null;
  maxWords: number | null;
  /** The year of admission it was checked for, such as `2026-27`. */
  cycle: string;
  source: string;
}

/** What an essay is asked to do. */
export interface Brief {
  prompt: string;
  family: PromptFamily;
  /** Null for a question of the student's own. */
  known: Prompt | null;
  minWords: number | null;
  maxWords: number | null;
  /** One text that every college of an application reads. */
  goesToManyColleges: boolean;
}
