import { type Intent } from '../../domain/intents/intent.js';
import { type TurnTools } from '../tools/turn-tools.js';
import { type Answerer, type Asked } from './answerer.js';
import { CHANCE_ANSWERS } from './chances/index.js';
import { COLLEGE_ANSWERS } from './colleges/index.js';
import { comparedAmongShown } from './colleges/refine.js';
import { othersLike } from './colleges/others-like.js';
import { TRANSFER, transferInto } from './colleges/transfer-into.js';
import { LIST_ANSWERS } from './lists/index.js';
import { swappedList } from './lists/swapped-list.js';
import { answerUnclear } from './unclear.js';
import { WORD_ANSWERS } from './words/index.js';

/** A changed list is made by whoever made the list; a place nearby needs a search. */
const answerRefinement: Answerer = async (asked, tools) => {
  if (asked.entities.isLikeOne === true) {
    const others = await othersLike(asked, tools);
    if (others !== null) return others;
  }
  const changed = (await swappedList(asked, tools)) ?? (await comparedAmongShown(asked, tools));
  if (changed !== null) return changed;
  const kind = asked.state.shown?.kind;
  const isNearby = asked.entities.wishes.near !== undefined;
  if (kind === 'safety' && !isNearby) return LIST_ANSWERS.safety_schools(asked, tools);
  if (kind === 'recommended' && !isNearby) return LIST_ANSWERS.recommend(asked, tools);
  return COLLEGE_ANSWERS.refine(asked, tools);
};

/** Transfer students get what counts for transfers, and no chance of first-years. */
const answerPathways: Answerer = async (asked, tools) => {
  const { attribute, lastColleges } = asked.state;
  const meant = asked.colleges.length > 0 || attribute !== TRANSFER ? [] : await namesOf(lastColleges, tools);
  const named = asked.colleges.length > 0 ? asked.colleges : meant;
  const start = named.length === 1 ? await namesOf(startShown(asked), tools) : [];
  const colleges = [...named, ...start.filter(({ id }) => !named.some((one) => one.id === id))];
  return (await transferInto({ ...asked, colleges }, tools)) ?? WORD_ANSWERS.pathways(asked, tools);
};

/** A community college of the list that was shown. */
const startShown = ({ state: { shown } }: Asked): readonly number[] =>
  shown?.wishes.degrees === 'associate' ? shown.ids.slice(0, 1) : [];

async function namesOf(ids: readonly number[], tools: TurnTools): Promise<Asked['colleges']> {
  if (ids.length === 0) return [];
  const found = await tools.use('college_facts', { colleges: ids.slice(0, 2), about: ['place'] });
  return found.ok ? found.data.map(({ college }) => college) : [];
}

const ANSWERS: Readonly<Record<Intent, Answerer>> = {
  ...CHANCE_ANSWERS,
  ...COLLEGE_ANSWERS,
  ...LIST_ANSWERS,
  ...WORD_ANSWERS,
  refine: answerRefinement,
  pathways: answerPathways,
  unclear: answerUnclear,
  // A yes, a no, danger and what follows it are heard before any answer is looked for.
  confirm: WORD_ANSWERS.thanks,
  decline: WORD_ANSWERS.thanks,
  safety: answerUnclear,
  aftercare: WORD_ANSWERS.thanks,
};

export const answererOf = (intent: Intent): Answerer => ANSWERS[intent];
