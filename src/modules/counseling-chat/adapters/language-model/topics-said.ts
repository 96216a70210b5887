import { type FoundTopic } from '../../application/tools/tool-results.js';
import { type ToolCall } from '../../application/tools/turn-tools.js';
import { tellingWords } from '../../domain/knowledge/advice/topic-features.js';
import { normalize } from '../../domain/language/normalize.js';

const FEWEST_SHARED = 3;
const LEAST_SHARE = 0.4;

/** A topic that a sentence of the draft says, by its place. */
interface Said {
  readonly at: number;
  readonly topic: FoundTopic;
}

/** The topics that an answer rests on: of each that was found, the sentence that says the most of it, if one does. */
export function topicsSaid(sentences: readonly string[], calls: readonly ToolCall[]): Said[] {
  const words = sentences.map(wordsOf);
  return topicsFound(calls).flatMap((topic) => {
    const known = wordsOf(topic.says.join(' '));
    const shares = words.map((said) => sharedWith(known, said));
    const most = Math.max(0, ...shares);
    return most === 0 ? [] : [{ at: shares.indexOf(most), topic }];
  });
}

function topicsFound(calls: readonly ToolCall[]): readonly FoundTopic[] {
  const found = calls.flatMap(({ name, result }) =>
    name === 'find_topics' && result.ok ? (result.data as readonly FoundTopic[]) : [],
  );
  return [...new Map(found.map((topic) => [topic.topic, topic])).values()];
}

/** 0 where too little is shared to say that one stands behind the other. */
function sharedWith(known: ReadonlySet<string>, said: ReadonlySet<string>): number {
  const shared = [...said].filter((word) => known.has(word)).length;
  return shared >= FEWEST_SHARED && shared >= LEAST_SHARE * said.size ? shared : 0;
}

const wordsOf = (text: string): ReadonlySet<string> => tellingWords(normalize(text).plain);
