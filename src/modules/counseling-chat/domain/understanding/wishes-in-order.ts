import { isLikeAQuestion } from '../intents/decide.js';
import { type Intent } from '../intents/intent.js';
import { normalize } from '../language/normalize.js';
import { IN_GENERAL } from './topic-meant.js';
import { type Wish } from './wish.js';

/** Beside a question these need no answer of their own. */
export const POLITE: readonly Intent[] = [
  'greet',
  'thanks',
  'unclear',
  'repeat',
  'complaint',
  'capabilities',
];
export const OF_LISTS: readonly Intent[] = ['recommend', 'search_colleges', 'safety_schools', 'cheapest'];
const ONLY_POLITE: readonly Intent[] = ['greet', 'thanks'];

/** "Hm ok. How poor?": what was not understood is asked about; a single word is not worth it. */
function theOneThatMatters(wishes: readonly Wish[]): readonly Wish[] {
  const more = wishes.filter(({ intent }) => !ONLY_POLITE.includes(intent));
  const clear = more.filter(({ intent }) => intent !== 'unclear');
  const unclear = more.filter(({ text }) => /\s/u.test(text));
  return [clear, unclear, wishes].find((some) => some.length > 0)?.slice(0, 1) ?? [];
}

/** Where one part has an answer of its own, a general one on another adds nothing. */
function withoutGeneralities(wishes: readonly Wish[]): readonly Wish[] {
  const isGeneral = ({ intent, topic, colleges }: Wish): boolean =>
    topic === undefined && colleges.length === 0 && GENERALITIES.includes(intent);
  return wishes.some(({ topic }) => topic !== undefined) ? wishes.filter((wish) => !isGeneral(wish)) : wishes;
}
const GENERALITIES = IN_GENERAL.filter((intent) => !['aid_basics', 'bad_news', 'stress'].includes(intent));

/** "Sinclair is right down the street and way cheaper", beside a question, looks for no colleges. */
function withoutRemarks(wishes: readonly Wish[]): readonly Wish[] {
  const isRemark = ({ intent, entities, text }: Wish): boolean =>
    OF_LISTS.includes(intent) && entities.colleges.length > 0 && !LOOKS_FOR_SOME.test(text);
  return wishes.some((wish) => !isRemark(wish)) ? wishes.filter((wish) => !isRemark(wish)) : wishes;
}
const LOOKS_FOR_SOME = /\?|\b(?:find|show|give|list|suggest|recommend|colleges|schools|like|similar)\b/iu;

const ON_CHANCES_AND_PRICES: readonly Intent[] = [
  'verdict',
  'why_chance',
  'chance_at',
  'net_price',
  'refine',
];
/** "So probably not that way. What else feels similar?": what names nothing and asks nothing only leads to the question. */
function withoutLeads(wishes: readonly Wish[]): readonly Wish[] {
  const asks = ({ text }: Wish): boolean => text.includes('?') || isLikeAQuestion(normalize(text).plain);
  const isLead = (wish: Wish): boolean =>
    ON_CHANCES_AND_PRICES.includes(wish.intent) &&
    wish.topic === undefined &&
    wish.entities.colleges.length + wish.entities.money.length + wish.entities.facts.length === 0 &&
    Object.keys(wish.entities.wishes).length === 0 &&
    !asks(wish);
  return wishes.some((wish) => asks(wish)) ? wishes.filter((wish) => !isLead(wish)) : wishes;
}

/** "Report cards came!! 3.55 now": what asks nothing beside a fact only tells of it. */
function besideFacts(wishes: readonly Wish[]): readonly Wish[] {
  const asksNothing = ({ intent, topic, text }: Wish): boolean =>
    topic === undefined && IN_GENERAL.includes(intent) && !isLikeAQuestion(normalize(text).plain);
  return wishes.some(({ intent }) => intent === 'tell_fact')
    ? wishes.filter((wish) => !asksNothing(wish))
    : wishes;
}

/** "Too big." before a whole wish is a part of it. */
const MANY_WORDS = 4;

/** Politeness goes when something was asked; facts to be saved come after the answers. */
export function inOrder(wishes: readonly Wish[]): readonly Wish[] {
  const asked = wishes.filter(({ intent }) => !POLITE.includes(intent));
  if (asked.length === 0) return theOneThatMatters(wishes);
  const isABit = ({ topic, text }: Wish): boolean =>
    topic !== undefined && text.split(/\s+/u).length < MANY_WORDS && asked.length > 1;
  const whole = asked.filter((wish) => !isABit(wish));
  if (whole.length > 0 && whole.length < asked.length) return inOrder(whole);
  const isFact = ({ intent }: Wish): boolean => intent === 'tell_fact';
  const telling = besideFacts(withoutGeneralities(withoutRemarks(withoutLeads(asked))));
  return [...telling.filter((wish) => !isFact(wish)), ...telling.filter(isFact)];
}
