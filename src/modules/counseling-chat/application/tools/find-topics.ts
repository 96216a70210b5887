import { type Topic, type TopicSource } from '../../domain/knowledge/advice/topics/topic.js';
import { situationIn } from '../../domain/knowledge/advice/situation.js';
import { subjectsIn } from '../../domain/knowledge/advice/subject.js';
import { topicsNear } from '../../domain/knowledge/advice/topics.js';
import { normalize } from '../../domain/language/normalize.js';
import { isSpanish } from '../../domain/language/spanish.js';
import { type CitedPage } from '../../domain/replies/citation-list.js';
import { type SentenceEncoder } from '../sentence-encoder.js';
import { type FoundTopic } from './tool-results.js';
import { type Tool } from './tools.js';

const NEAR_ENOUGH = 0.35;
/** By meaning too, what is far away is less than nothing. */
const NEAR_ENOUGH_IN_MEANING = 0.08;
const MOST_FOUND = 2;

/** The topics nearest to a question, found as the built-in advisor finds them: by its words and, in English, by its meaning. */
export const findTopics =
  (encoder: Pick<SentenceEncoder, 'encode'>): Tool<'find_topics'> =>
  async (_studentId, { question, situation }) => {
    const { original, words, plain } = normalize(question);
    const language = isSpanish(original, words) ? 'es' : 'en';
    const [meaning = null] = (language === 'en' ? await encoder.encode([plain]) : null) ?? [];
    const talk = { situation: situationIn(plain) ?? situation ?? null, subjects: subjectsIn(plain) };
    const found = topicsNear({ plain, meaning, language }, talk)
      .filter(({ nearness }) => nearness >= (meaning === null ? NEAR_ENOUGH : NEAR_ENOUGH_IN_MEANING))
      .slice(0, MOST_FOUND)
      .map(({ topic }) => foundTopic(topic));
    return found.length > 0
      ? { ok: true, data: found }
      : { ok: false, code: 'nothing-known', words: 'I have no advice on that.' };
  };

const foundTopic = ({ key, says, source, chips }: Topic): FoundTopic => ({
  topic: key,
  says,
  page: source && pageOf(source),
  chips,
});

/** A stored copy was read, whose age nobody knows, so no month is named. */
export const pageOf = ({ name, url }: TopicSource): CitedPage => ({ name, url, year: '' });
