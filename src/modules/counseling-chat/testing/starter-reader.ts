import { readEntities } from '../domain/entities/read-entities.js';
import { normalize } from '../domain/language/normalize.js';
import { type ReadMessage } from '../domain/understanding/read-message.js';
import { lexiconOf, starterColleges } from './starter-lexicon.js';

/** Reads messages with the starter colleges, for a student of this state who has saved nothing. */
export async function starterReader(homeState: string | null = null): Promise<ReadMessage> {
  const lexicon = await lexiconOf(starterColleges());
  const about = { focus: [], saved: [], homeState };
  return (text) => readEntities(normalize(text), lexicon, about);
}
