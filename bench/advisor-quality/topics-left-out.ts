import { TopicIndex } from '../../src/modules/counseling-chat/domain/knowledge/advice/topic-index.js';
import { TOPICS } from '../../src/modules/counseling-chat/domain/knowledge/advice/topics/all-topics.js';
import { normalize } from '../../src/modules/counseling-chat/domain/language/normalize.js';

const NEAREST_OFFERED = 3;

/** How often a way to ask that was left out finds its topic by the others: as the first, and among the nearest three. */
export function topicsLeftOut(): { asked: number; first: number; near: number } {
  const index = new TopicIndex(TOPICS);
  const found = TOPICS.flatMap(({ key, after, goesOnFrom, language, asked }) =>
    asked.map((phrase) =>
      index
        .nearest(
          normalize(phrase).plain,
          { situation: after ?? null, subjects: goesOnFrom ?? [] },
          phrase,
          language,
        )
        .slice(0, NEAREST_OFFERED)
        .map(({ topic }) => topic.key)
        .indexOf(key),
    ),
  );
  return {
    asked: found.length,
    first: found.filter((at) => at === 0).length,
    near: found.filter((at) => at !== -1).length,
  };
}
