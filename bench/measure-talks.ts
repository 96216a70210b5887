// How much of what strangers want in the middle of a talk the built-in advisor understands: each message after the right readings of those
// before it. `--of FILE` for one writer, `--failed` for what was taken otherwise. For a figure of a stranger, train without that writer first:
// `npm run intents:train -- --without FILE`.
import {
  NEW_DIALOGUE,
  type DialogueState,
} from '../src/modules/counseling-chat/domain/conversation/dialogue-state.js';
import type { Intent } from '../src/modules/counseling-chat/domain/intents/intent.js';
import { sentenceOf, textsToEncode } from '../src/modules/counseling-chat/domain/understanding/sentences.js';
import type { ReadMessage } from '../src/modules/counseling-chat/domain/understanding/read-message.js';
import { understand } from '../src/modules/counseling-chat/domain/understanding/understand.js';
import { starterReader } from '../src/modules/counseling-chat/testing/starter-reader.js';
import {
  type SaidInTalk,
  talksOfStrangers,
  topicBefore,
} from './advisor-quality/intent-layer/talks-of-strangers.js';
import { encoded } from './advisor-quality/meaning-layer/encoded.js';

/** Heard before anything is understood: an answer to a proposal, and what is always refused. */
const AT_THE_FRONT_DESK: readonly Intent[] = ['confirm', 'decline', 'ghostwrite', 'injection', 'repeat'];
/** A list that an answer showed: any four of the starter colleges. */
const SHOWN = [204796, 201885, 203517, 206084];
const LISTS: Partial<Record<Intent, 'search' | 'safety' | 'recommended' | 'compare' | 'list'>> = {
  search_colleges: 'search',
  cheapest: 'search',
  refine: 'search',
  safety_schools: 'safety',
  recommend: 'recommended',
  my_list: 'list',
};

const option = (name: string): string | undefined =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;

const read = await starterReader('OH');
const talks = [...talksOfStrangers(), ...talksOfStrangers('talks-kept-apart')].filter(
  ({ writer }) => writer === (option('--of') ?? writer),
);
const lines = talks.flatMap(({ messages }) => messages.map(({ line }) => line));
const texts = lines.flatMap((line) => textsToEncode(line, read));
const vectors = await encoded(texts.map((text) => sentenceOf(text, read(text))));
const reading: ReadMessage = Object.assign((text: string) => read(text), {
  meaningOf: (text: string) => vectors.get(sentenceOf(text, read(text))) ?? null,
});

const counts = { one: 0, oneRight: 0, several: 0, severalRight: 0, partsOfSeveral: 0, partsFound: 0 };
for (const { messages } of talks)
  messages.forEach((message, at) => {
    if (message.wishes.some((either) => either.some((intent) => AT_THE_FRONT_DESK.includes(intent)))) return;
    const wishes = understand(message.line, reading, stateBefore(messages, at));
    const found = wishes.map(({ intent }) => intent);
    const parts = message.wishes.filter((either) => either.some((intent) => found.includes(intent)));
    const [either, another] = message.wishes;
    const isRight =
      another === undefined
        ? found[0] !== undefined && either?.includes(found[0]) === true
        : parts.length === message.wishes.length;
    if (message.wishes.length === 1) {
      counts.one += 1;
      counts.oneRight += isRight ? 1 : 0;
    } else {
      counts.several += 1;
      counts.severalRight += isRight ? 1 : 0;
      counts.partsOfSeveral += message.wishes.length;
      counts.partsFound += parts.length;
    }
    if (!isRight && process.argv.includes('--failed'))
      console.log(
        `${message.wishes.map((either) => either.join('|')).join('+')}\t${wishes.map(({ intent, topic }) => (topic === undefined ? intent : `${intent}:${topic}`)).join('+')}\t${topicBefore(messages, at) ?? '-'}\t${message.line}`,
      );
  });
console.log(counts);

function stateBefore(messages: readonly SaidInTalk[], at: number): DialogueState {
  const topic = topicBefore(messages, at);
  const before = messages.slice(0, at);
  const named = before.map(({ line }) =>
    read(line).colleges.flatMap(({ candidates }) => candidates.slice(0, 1)),
  );
  const last = named.findLast((ids) => ids.length > 0) ?? [];
  const kind = topic === null ? undefined : LISTS[topic];
  const colleges = kind === undefined ? last : SHOWN;
  return {
    ...NEW_DIALOGUE,
    turn: at + 1,
    topic,
    focus: [...new Set([...colleges, ...named.flat().reverse()])].slice(0, 8),
    lastColleges: colleges,
    shown: kind === undefined ? null : { kind, ids: SHOWN, wishes: {}, page: 1, sinceTurn: at },
  };
}
