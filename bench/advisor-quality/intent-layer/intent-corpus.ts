import fs from 'node:fs';
import path from 'node:path';
import { EXAMPLES } from '../../../src/modules/counseling-chat/domain/intents/examples.js';
import { type Intent, INTENTS } from '../../../src/modules/counseling-chat/domain/intents/intent.js';
import { slottedText } from '../../../src/modules/counseling-chat/domain/intents/slotted-text.js';
import { normalize } from '../../../src/modules/counseling-chat/domain/language/normalize.js';
import type { ReadMessage } from '../../../src/modules/counseling-chat/domain/understanding/read-message.js';
import type { WorkedConversation } from '../../../src/modules/counseling-chat/testing/worked-conversation.js';
import { phrasesOf } from '../patterns.js';
import { TYPED_EXAMPLES } from './typed-examples.js';

/** A message with its names and numbers replaced, and what it asks for. */
export interface Wanted {
  readonly slotted: string;
  readonly intent: Intent;
  /** How much it counts beside the others. */
  readonly weight: number;
}

const PHRASES_OF_A_PATTERN = 40;
const WEIGHT_OF_EXAMPLE = 4;
const WEIGHT_OF_TALK = 2;
/** These are told by the conversation, not by words. */
const NOT_BY_WORDS: readonly string[] = [
  'confirm',
  'decline',
  'refine',
  'spanish',
  'snapshot',
  'unclear',
  'aftercare',
  'safety',
];

export const fromPatterns = (random: () => number): Wanted[] =>
  fs
    .readFileSync(path.join(import.meta.dirname, 'patterns.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [name = '', pattern = ''] = line.split(': ', 2);
      const phrases = phrasesOf(pattern, PHRASES_OF_A_PATTERN, random);
      return phrases.flatMap((phrase) => wanted(withSlots(phrase), name, 1));
    });

export const fromExamples = (): Wanted[] =>
  [...Object.entries(EXAMPLES), ...Object.entries(TYPED_EXAMPLES)].flatMap(([name, examples]) =>
    examples.flatMap((example) => {
      const named = example.replace(/\[[^\]]*\]/g, 'COLLEGE').replace(/\{[^}]*\}/g, 'MAJOR');
      return wanted(withSlots(named), name, WEIGHT_OF_EXAMPLE);
    }),
  );

export const fromTalks = (talks: readonly WorkedConversation[], read: ReadMessage): Wanted[] =>
  talks
    .flatMap(({ turns }) => turns)
    .filter(({ kind }) => kind !== 'support')
    .flatMap(({ says, intent }) =>
      wanted(slotted(says, read), intent.split(/[|+]/)[0] ?? '', WEIGHT_OF_TALK),
    );

export const fromMessages = (messages: readonly string[], intent: Intent, read: ReadMessage): Wanted[] =>
  messages.flatMap((message) => wanted(slotted(message, read), intent, WEIGHT_OF_TALK));

function wanted(text: string, name: string, weight: number): Wanted[] {
  const intent = INTENTS.find((known) => known === name);
  return intent === undefined || NOT_BY_WORDS.includes(intent) ? [] : [{ slotted: text, intent, weight }];
}

const slotted = (message: string, read: ReadMessage): string =>
  slottedText(normalize(message), read(message));

const withSlots = (phrase: string): string =>
  normalize(
    phrase
      .replaceAll('COLLEGE', 'aslotcollege')
      .replaceAll('MAJOR', 'aslotmajor')
      .replaceAll('STATE', 'ohio')
      .replace(/\bNUM\b/g, '5'),
  )
    .plain.replaceAll('aslotcollege', 'COLLEGE')
    .replaceAll('aslotmajor', 'MAJOR')
    .replace(/[$.]?\d[\d.,]*/g, 'NUM');
