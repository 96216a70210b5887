import { type Before, type Suggestion } from '../domain/suggestion.js';

export abstract class StoredSuggestions {
  abstract before(adultId: string, studentId: string, collegeId: number): Promise<Before>;
  abstract add(suggestion: Suggestion): Promise<void>;

  /** Whether the student has it. One that was answered stays as it is. */
  abstract decline(studentId: string, id: string): Promise<boolean>;

  /** Only while there is no answer. */
  abstract takeBack(adultId: string, studentId: string, id: string): Promise<void>;

  /** Those made up to then. */
  abstract removeBetween(studentId: string, adultId: string, until: Date): Promise<void>;

  /** On either side. */
  abstract removeAllOf(userId: string): Promise<void>;
}
