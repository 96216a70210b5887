import fs from 'node:fs';
import path from 'node:path';
import { NEUTRAL } from '../../../src/modules/counseling-chat/domain/conversation/next-state.js';
import { clausesOf } from '../../../src/modules/counseling-chat/domain/understanding/clauses.js';
import { type Intent, INTENTS } from '../../../src/modules/counseling-chat/domain/intents/intent.js';
import type { ReadMessage } from '../../../src/modules/counseling-chat/domain/understanding/read-message.js';

/** One message of a talk, and what it wants. */
export interface SaidInTalk {
  readonly line: string;
  /** In order; each may be taken in any of these ways, the likeliest first. */
  readonly wishes: readonly (readonly Intent[])[];
}

export interface TalkOfStranger {
  /** The file: one writer each. */
  readonly writer: string;
  readonly messages: readonly SaidInTalk[];
}

/** Nothing is learned from those that are kept apart. */
type Folder = 'ways-to-ask' | 'talks-kept-apart';

/** "# talk", then a line for each message: "wish<TAB>message", with "a+b" for both and "a|b" for either. */
export const talksOfStrangers = (folder: Folder = 'ways-to-ask'): TalkOfStranger[] =>
  fs
    .readdirSync(path.join(import.meta.dirname, '..', folder))
    .filter((file) => file.startsWith('talks'))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(import.meta.dirname, '..', folder, file), 'utf8')
        .split(/^# talk$/m)
        .map((talk) => ({ writer: file, messages: talk.split('\n').flatMap(messageIn) }))
        .filter(({ messages }) => messages.length > 0),
    );

function messageIn(row: string): SaidInTalk[] {
  const [wishes = '', line = ''] = row.split('\t');
  if (line.trim() === '') return [];
  return [
    { line: line.trim(), wishes: wishes.split('+').map((either) => either.split('|').map(intentNamed)) },
  ];
}

function intentNamed(name: string): Intent {
  const intent = INTENTS.find((known) => known === name.trim());
  if (intent === undefined) throw new Error(`No wish is called "${name}"`);
  return intent;
}

/** What was talked about before the message at this place. */
export const topicBefore = (messages: readonly SaidInTalk[], at: number): Intent | null =>
  topicAfter(messages.slice(0, at).flatMap(({ wishes }) => wishes.flatMap(([first]) => first ?? [])));

const topicAfter = (wanted: readonly Intent[]): Intent | null =>
  wanted.findLast((intent) => !NEUTRAL.includes(intent)) ?? null;

/** One thing that was said and wanted, as models learn it. */
export interface LearnedFromTalk {
  readonly line: string;
  readonly intent: Intent;
  readonly topic: Intent | null;
  /** Of 1: less for the less likely of two readings, or a message that wants several things at once. */
  readonly share: number;
}

const OF_THE_LIKELIER = 0.7;

export function learnedFromTalks(talks: readonly TalkOfStranger[], read: ReadMessage): LearnedFromTalk[] {
  return talks.flatMap(({ messages }) =>
    messages.flatMap((message, at) => fromMessage(message, topicBefore(messages, at), read)),
  );
}

/** Each clause teaches its own wish where there are as many; else the whole message teaches all of them. */
function fromMessage(
  { line, wishes }: SaidInTalk,
  topic: Intent | null,
  read: ReadMessage,
): LearnedFromTalk[] {
  const clauses = clausesOf(line, read);
  if (clauses.length === wishes.length)
    return wishes.flatMap((either, at) =>
      eitherOf(
        clauses[at] ?? line,
        either,
        topicAfter([...(topic === null ? [] : [topic]), ...firstOf(wishes.slice(0, at))]),
      ),
    );
  return wishes.flatMap((either) =>
    eitherOf(line, either, topic).map((one) => ({ ...one, share: one.share / wishes.length })),
  );
}

const firstOf = (wishes: SaidInTalk['wishes']): Intent[] => wishes.flatMap(([first]) => first ?? []);

function eitherOf(line: string, either: readonly Intent[], topic: Intent | null): LearnedFromTalk[] {
  return either.map((intent, at) => ({
    line,
    intent,
    topic,
    share: either.length === 1 ? 1 : at === 0 ? OF_THE_LIKELIER : (1 - OF_THE_LIKELIER) / (either.length - 1),
  }));
}
