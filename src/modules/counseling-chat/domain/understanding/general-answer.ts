import { type Intent } from '../intents/intent.js';
import { ACTIVITIES_ADVICE } from '../knowledge/advice/activities.js';
import { type Advice, adviceOn } from '../knowledge/advice/advice.js';
import { BAD_NEWS_ADVICE } from '../knowledge/advice/bad-news.js';
import { COURSES_ADVICE } from '../knowledge/advice/courses.js';
import { PATHWAYS_ADVICE } from '../knowledge/advice/pathways.js';
import { RECOMMENDERS_ADVICE } from '../knowledge/advice/recommenders.js';
import { SCHOLARSHIPS_ADVICE } from '../knowledge/advice/scholarships.js';
import { SPECIAL_SITUATIONS_ADVICE } from '../knowledge/advice/special-situations.js';
import { aidTopicOf, asksHowPayingWorks } from '../knowledge/aid-topic.js';
import { normalize } from '../language/normalize.js';
import { type Heard } from './heard.js';

const ADVICE: Partial<Record<Intent, readonly Advice[]>> = {
  activities_advice: ACTIVITIES_ADVICE,
  bad_news: BAD_NEWS_ADVICE,
  courses_advice: COURSES_ADVICE,
  pathways: PATHWAYS_ADVICE,
  recommenders: RECOMMENDERS_ADVICE,
  scholarships: SCHOLARSHIPS_ADVICE,
  special_situation: SPECIAL_SITUATIONS_ADVICE,
};
const ALWAYS: readonly Intent[] = ['capabilities', 'rounds'];

/** Whether all that a wish would be answered by is the standard text for whoever asks for no more than that. */
export function hasOnlyAGeneralAnswer(intent: Intent, { text, entities, state }: Heard): boolean {
  const { plain } = normalize(text);
  const { colleges, majors, facts, round, increase, bareNumber, terms } = entities;
  if (facts.length > 0) return false;
  const list = ADVICE[intent];
  if (list !== undefined) return adviceOn(plain, list).about === null;
  switch (intent) {
    case 'aid_basics':
      return aidTopicOf(plain) === 'overview' && !asksHowPayingWorks(plain);
    case 'explain_term':
      return terms.length === 0;
    case 'what_if':
      return round === null && increase === null && bareNumber === null;
    case 'test_policy':
      return colleges.length + state.focus.length + state.lastColleges.length === 0;
    case 'visit':
      return colleges.length + state.lastColleges.length === 0;
    case 'majors':
      return colleges.length + majors.length === 0;
    default:
      return ALWAYS.includes(intent);
  }
}
