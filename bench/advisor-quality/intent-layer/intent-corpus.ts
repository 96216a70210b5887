import fs from 'node:fs';
import path from 'node:path';
import { EXAMPLES } from '../../../src/modules/counseling-chat/domain/intents/examples.js';
import { type Intent, INTENTS } from '../../../src/modules/counseling-chat/domain/intents/intent.js';
import { slottedText } from '../../../src/modules/counseling-chat/domain/intents/slotted-text.js';
import { normalize } from '../../../src/modules/counseling-chat/domain/language/normalize.js';
import type { ReadMessage } from '../../../src/modules/counseling-chat/domain/understanding/read-message.js';
import { sentenceOf } from '../../../src/modules/counseling-chat/domain/understanding/sentences.js';
import type { WorkedConversation } from '../../../src/modules/counseling-chat/testing/worked-conversation.js';
import { learnedFromTalks, type TalkOfStranger } from './talks-of-strangers.js';
import { waysToAsk } from '../meaning-layer/ways-to-ask.js';
import { phrasesOf } from '../patterns.js';
import { TYPED_EXAMPLES } from './typed-examples.js';

/** A message with its names and numbers replaced, and what it asks for. */
export interface Wanted {
  readonly slotted: string;
  /** As it is encoded, with "this college" for a name. */
  readonly sentence: string;
  readonly intent: Intent;
  /** What was talked about before; undefined where that makes no difference. */
  readonly topic: Intent | null | undefined;
  /** How much it counts beside the others. */
  readonly weight: number;
}

const PHRASES_OF_A_PATTERN = 40;
const WEIGHT_OF_EXAMPLE = 15;
const WEIGHT_OF_TALK = 8;
const WEIGHT_OF_SAID = 3;
const WEIGHT_OF_STRANGER = 3;
/** These are told by the conversation, not by words. */
export const NOT_BY_WORDS: readonly string[] = [
  'confirm',
  'decline',
  'spanish',
  'snapshot',
  'unclear',
  'aftercare',
  'safety',
];

/** Lines of "intent: pattern". */
export const fromPatterns = (random: () => number): Wanted[] =>
  linesOf('patterns.txt').flatMap((line) => {
    const [name = '', pattern = ''] = line.split(': ', 2);
    const phrases = phrasesOf(pattern, PHRASES_OF_A_PATTERN, random);
    return phrases.flatMap((phrase) => wanted(withSlots(phrase), name, 1));
  });

/** Lines of "intent: phrase | phrase", or "topic > intent: phrase | phrase" for what is said after that topic. */
export const fromSaid = (): Wanted[] =>
  linesOf('said.txt').flatMap((line) => {
    const [head = '', phrases = ''] = line.split(': ', 2);
    const [first = '', second] = head.split(' > ');
    const topic = second === undefined ? undefined : intentNamed(first);
    return phrases
      .split(' | ')
      .flatMap((phrase) => wanted(withSlots(phrase), second ?? first, WEIGHT_OF_SAID, topic));
  });

export const fromExamples = (): Wanted[] =>
  [...Object.entries(EXAMPLES), ...Object.entries(TYPED_EXAMPLES)].flatMap(([name, examples]) =>
    examples.flatMap((example) => {
      const named = example.replace(/\[[^\]]*\]/g, 'COLLEGE').replace(/\{[^}]*\}/g, 'MAJOR');
      return wanted(withSlots(named), name, WEIGHT_OF_EXAMPLE);
    }),
  );

export const fromTalks = (talks: readonly WorkedConversation[], read: ReadMessage): Wanted[] =>
  talks.flatMap(({ turns }) =>
    turns.flatMap(({ says, intent, kind }, at) =>
      kind === 'support' ? [] : asSaid(says, read, firstOf(intent), WEIGHT_OF_TALK, topicBefore(turns, at)),
    ),
  );

/** Politeness and facts leave a topic as it was. */
const NO_TOPIC: readonly string[] = [
  'greet',
  'thanks',
  'confirm',
  'decline',
  'tell_fact',
  'unclear',
  'complaint',
];

function topicBefore(turns: WorkedConversation['turns'], at: number): Intent | null {
  const before = turns.slice(0, at).map(({ intent }) => firstOf(intent));
  return intentNamed(before.findLast((name) => !NO_TOPIC.includes(name)) ?? '') ?? null;
}

export const fromMessages = (messages: readonly string[], intent: Intent, read: ReadMessage): Wanted[] =>
  messages.flatMap((message) => asSaid(message, read, intent, WEIGHT_OF_TALK));

/** Of the part "after", each is "topic => line => intent": what follows an answer on that topic. */
export const fromStrangers = (read: ReadMessage): Wanted[] =>
  waysToAsk('intents').flatMap(({ key, line }) => {
    if (key !== 'after') return asSaid(line, read, key, WEIGHT_OF_STRANGER);
    const [topic = '', said = '', intent = ''] = line.split(' => ').map((part) => part.trim());
    return asSaid(said, read, intent, WEIGHT_OF_STRANGER, intentNamed(topic) ?? null);
  });

/** What is wanted in the middle of a talk. */
export const fromTalksOfStrangers = (talks: readonly TalkOfStranger[], read: ReadMessage): Wanted[] =>
  learnedFromTalks(talks, read).flatMap(({ line, intent, topic, share }) =>
    asSaid(line, read, intent, share * WEIGHT_OF_STRANGER, topic),
  );

const linesOf = (file: string): string[] =>
  fs
    .readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** "a|b": either; "a+b": both. */
const firstOf = (intents: string): string => intents.split(/[|+]/)[0] ?? '';

const intentNamed = (name: string): Intent | undefined => INTENTS.find((known) => known === name);

function wanted(
  text: string,
  name: string,
  weight: number,
  topic?: Intent | null,
  sentence: string = asSentence(text),
): Wanted[] {
  const intent = intentNamed(name);
  return intent === undefined || NOT_BY_WORDS.includes(intent)
    ? []
    : [{ slotted: text, sentence, intent, topic, weight }];
}

function asSaid(
  message: string,
  read: ReadMessage,
  name: string,
  weight: number,
  topic?: Intent | null,
): Wanted[] {
  const entities = read(message);
  return wanted(
    slottedText(normalize(message), entities),
    name,
    weight,
    topic,
    sentenceOf(message, entities),
  );
}

/** Any name and number will do where the message has none of its own. */
const asSentence = (text: string): string =>
  text
    .replaceAll('COLLEGE', 'this college')
    .replaceAll('MAJOR', 'nursing')
    .replace(/\bNUM\b/g, '5');

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
