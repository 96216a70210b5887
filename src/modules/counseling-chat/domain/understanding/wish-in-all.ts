import { type DialogueState } from '../conversation/dialogue-state.js';
import { slottedText } from '../intents/slotted-text.js';
import { type Intent } from '../intents/intent.js';
import { normalize } from '../language/normalize.js';
import { askedOfCollege } from './asked-of-college.js';
import { collegesMeant } from './colleges-meant.js';
import { type Heard } from './heard.js';
import { type ReadMessage } from './read-message.js';
import { type Wish } from './wish.js';

const LONG = 18;
const WHO_HAS_IT =
  /\b(?:who|where|which (?:schools|colleges|ones|places)|what (?:schools|colleges)|anyone|anybody)\b.{0,20}\b(?:has|have|got|offers?|teach|teaches|do|does|study|get) (?:that|it|this)\b/;
const SAVED_HERE =
  /\b(?:kept|saved|added|put|picked|chose|has|have)\b.{0,20}\b(?:colleges|schools|universities)\b.{0,16}\b(?:here|on (?:her|his|their|the) list)\b.*\b(?:which|what|show|tell)\b/;

interface WishedInAll {
  readonly intent: Intent;
  readonly isMeant: (heard: Heard, plain: string) => boolean;
}

/** Messages whose sentences say together what none of them says alone. */
const IN_ALL: readonly WishedInAll[] = [
  {
    // A long story that ends in "so can you just compare them".
    intent: 'compare',
    isMeant: ({ text, entities }) =>
      entities.colleges.length > 1 && /\bcompare\b/iu.test(text) && text.split(/\s+/u).length >= LONG,
  },
  {
    // "Sinclair, then transfer, what would that cost against four years at Cincinnati?"
    intent: 'pathways',
    isMeant: (heard) => heard.entities.colleges.length > 1 && askedOfCollege(heard, 'unclear') === 'pathways',
  },
  {
    // "If I went it'd be construction management. Who's got that here?"
    intent: 'search_colleges',
    isMeant: ({ entities }, plain) =>
      entities.colleges.length === 0 && entities.majors.length > 0 && WHO_HAS_IT.test(plain),
  },
  {
    // "My daughter kept some colleges here. Which are they?"
    intent: 'my_list',
    isMeant: ({ entities }, plain) => entities.colleges.length === 0 && SAVED_HERE.test(plain),
  },
];

/** What a message wants as a whole; null where its sentences are understood one by one. */
export function wishInAll(message: string, read: ReadMessage, state: DialogueState): Wish | null {
  const entities = read(message);
  const plain = normalize(message);
  const heard = { text: message, slotted: slottedText(plain, entities), entities, state, meaning: null };
  const found = IN_ALL.find(({ isMeant }) => isMeant(heard, plain.plain));
  if (found === undefined) return null;
  const { intent } = found;
  return { ...collegesMeant(intent, heard), text: message, intent, entities, instead: null, isTold: true };
}
