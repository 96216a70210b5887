import { type TalkSoFar } from './talk-so-far.js';
import { type AskedInWords, type NearTopic, TopicIndex } from './topic-index.js';
import { TOPICS } from './topics/all-topics.js';
import { type Topic } from './topics/topic.js';

let built: TopicIndex | undefined;
/** Built for the first message: it takes longer than starting the rest of a server. */
const index = (): TopicIndex => (built ??= new TopicIndex(TOPICS));

const byKey = new Map(TOPICS.map((topic) => [topic.key, topic]));

/** The topics a message is about, the nearest first, with the talk before it in mind. */
export const topicsNear = (asked: AskedInWords, talk: TalkSoFar): readonly NearTopic[] =>
  index().nearest(asked, talk);

export const isTopic = (key: string): boolean => byKey.has(key);

export function topicCalled(key: string): Topic {
  const topic = byKey.get(key);
  if (topic === undefined) throw new Error(`No topic is called ${key}`);
  return topic;
}
