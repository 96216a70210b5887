import { type Mood, type Whose } from '../entities.js';
import { type WordView, wordSet } from '../word-view.js';

const OTHERS = wordSet(
  'friend friends cousin brother sister sibling twin mom dad mother father parents uncle aunt boyfriend girlfriend classmate ' +
    'someone somebody everyone people kid kids guy girl he she they average students applicants student neighbor teammate ' +
    'neighbors valedictorian teacher',
);
const CHILDREN = wordSet('son daughter child stepson stepdaughter grandson granddaughter');
const HE_OR_SHE = wordSet('he she his her');
const A_PARENTS = wordSet('my our');
const MINE = wordSet('i me mine im myself');
const SUPPOSED = wordSet(
  'if suppose supposing could would were aiming aim hoping hope goal instead hypothetically pretend say wish imagine',
);
const SUPPOSED_PAIRS = wordSet(
  'what_if get_a with_a got_up go_up goes_up raise_my raised_my bring_it bring_my want_a get_to need_a a_practice on_practice',
);
const NEITHER = wordSet('retake retaking practice mock thinking considering psat planning');
const FACTS = wordSet('have got is am was my scored have got made earned took mine its are has im');

const SURE_FACTS = wordSet('have got scored');
/** "Is 1300 good enough" says nothing of the student. */
const ASKS = wordSet('is are can should would could do does will what which how why where when was');

/** Whether a number or word is said to be so. */
export function moodAt(view: WordView, place: number): Mood {
  const { from, to } = view.sentence(place);
  const texts = view.texts.slice(from, to);
  if (texts.some((text) => NEITHER.has(text))) return isSupposed(texts) ? 'supposed' : 'unclear';
  if (isSupposed(texts)) return 'supposed';
  const before = texts.slice(0, place - from);
  if (ASKS.has(texts[0] ?? '') && !before.some((text) => SURE_FACTS.has(text))) return 'unclear';
  if (before.some((text) => FACTS.has(text)) || beginsClause(view, place)) return 'fact';
  return isPlainlySaid(texts, before) ? 'fact' : 'unclear';
}

/** "Pulling a 3.1 and i live in phoenix": no question, and of nothing but the student. */
const isPlainlySaid = (texts: readonly string[], before: readonly string[]): boolean =>
  !texts.includes('?') && !before.some((text) => OF_COLLEGES.has(text) || ASKS.has(text));
const OF_COLLEGES = wordSet(
  'they it that there this these those their its college colleges school schools university program min minimum cutoff range middle ' +
    'median need needs want wants require requires take takes says said average over under above below least most than to or and',
);

const isSupposed = (texts: readonly string[]): boolean =>
  texts.some((text, at) => SUPPOSED.has(text) || SUPPOSED_PAIRS.has(`${text}_${texts[at + 1] ?? ''}`));

/** "3.8 gpa, 1450 sat, ohio": a list of facts without a verb. */
function beginsClause(view: WordView, place: number): boolean {
  const { from } = view.sentence(place);
  return place === from && !view.texts.includes('?');
}

/** The last person named before a place is whose it is. */
export function whoseAt(view: WordView, place: number): Whose {
  const { from } = view.sentence(place);
  for (let at = place; at >= from; at--) {
    if (MINE.has(view.at(at))) return 'mine';
    if (isAChildAt(view, at)) return 'child';
    if (HE_OR_SHE.has(view.at(at)) && isOfAChild(view, at)) return 'child';
    if (OTHERS.has(view.at(at))) return 'another';
  }
  return followingOwner(view, place);
}

/** "My son", "our oldest daughter"; "son" alone is another word in Spanish. */
const isAChildAt = (view: WordView, at: number): boolean =>
  CHILDREN.has(view.at(at)) && (A_PARENTS.has(view.at(at - 1)) || A_PARENTS.has(view.at(at - 2)));

const isOfAChild = (view: WordView, before: number): boolean =>
  view.texts.slice(0, before).some((_text, at) => isAChildAt(view, at));

/** "a 4.0 is what my friend has" */
const followingOwner = (view: WordView, place: number): Whose =>
  view.after(place, 5).some((text, at, all) => OTHERS.has(text) && all[at - 1] === 'my') ? 'another' : 'mine';
