import { type SeasonSettings } from '../domain/settings.js';

/** The hours each student has for applications. */
export abstract class SeasonSettingsStore {
  /** Null for those who never chose. */
  abstract of(studentId: string): Promise<SeasonSettings | null>;

  abstract keep(studentId: string, settings: SeasonSettings): Promise<void>;
}
