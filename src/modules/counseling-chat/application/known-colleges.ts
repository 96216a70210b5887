import { type Lexicon } from '../domain/entities/lexicon.js';

/** Every name a message may hold, as of the current version of the catalogue. */
export abstract class KnownColleges {
  /** Kept for as long as no college changes; building it takes about half a second with all colleges, in small steps. */
  abstract lexicon(): Promise<Lexicon>;
}
