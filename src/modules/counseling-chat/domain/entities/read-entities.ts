import { type Message } from '../language/message.js';
import { type About, collegeSpans, mentionOf } from './colleges/find-colleges.js';
import { type Entities, NOTHING_NAMED } from './entities.js';
import { type Lexicon } from './lexicon.js';

/** Everything a message names. Never throws, whatever was typed. */
export function readEntities(message: Message, lexicon: Lexicon, about: About): Entities {
  const spans = collegeSpans(message, lexicon);
  const circumstances = { ...about, statesNamed: [], citiesNamed: [] };
  return {
    ...NOTHING_NAMED,
    colleges: spans.map((span) => mentionOf(span, message, lexicon, circumstances)),
  };
}
