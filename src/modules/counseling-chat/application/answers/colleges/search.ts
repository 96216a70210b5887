import { type ListedCollege } from '../../tools/tool-results.js';
import { type Refinement, type SearchWishes } from '../../../domain/entities/entities.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Answerer, type Asked } from '../answerer.js';
import { failed } from './failed.js';
import { foundReply, nothingFound } from './found-reply.js';
import { whereIsHome } from './where-is-home.js';
import { HALF } from './wish-words.js';

const USUAL_ROWS = 4;
const MOST_ROWS = 10;
const NEAR_HOME = /\b(?:near|around|close to|by) (?:me|home|my house|where i live)\b/i;
const BEST = /\b(?:best|top|known for|good for|strongest)\b|\bgood (?:colleges|schools|universities)\b/i;
const NO_RANKING = 'Nobody measures which college is best for a major, so I don’t rank them. These teach it.';

/** Colleges by what they are: place, size, price, major. */
export const answerSearch: Answerer = async (asked, tools) => {
  const { message, entities, student } = asked;
  if (NEAR_HOME.test(message) && student.homeState === null && entities.wishes.near === undefined)
    return whereIsHome();
  const wishes = wishesOf(asked);
  if (wishes === null) return whatMatters(asked);
  const near = LIVES_AT_HOME.test(message) ? anyDegree(wishes) : wishes;
  const limit = Math.min(asked.entities.count ?? USUAL_ROWS, MOST_ROWS);
  const found = await ofAnyDegreeWhereNeeded(
    asked,
    { ...near, limit: near.near === undefined ? limit : MOST_LOOKED_AT },
    tools,
  );
  if (!found.ok) return failed(found.words);
  if (found.data.rows.length === 0) return nothingFound(found.data);
  const list = { ...found.data, rows: inTheCityFirst(found.data.rows, message).slice(0, limit) };
  const opening = BEST.test(message) && entities.majors.length > 0 ? NO_RANKING : '';
  return foundReply(asked, { list, page: 1, opening });
};

const FEW = 4;
type Search = SearchWishes & { readonly limit: number; readonly page?: number };

/** That most students earn a bachelor's degree was not asked for: a trade is mostly taught elsewhere. */
export async function ofAnyDegreeWhereNeeded({ state, entities }: Asked, search: Search, tools: TurnTools) {
  const found = await tools.use('search_colleges', search);
  const isAsked = (entities.wishes.degrees ?? state.limits?.wishes.degrees) !== undefined;
  if (!found.ok || isAsked || search.majors === undefined || search.degrees !== 'bachelors') return found;
  if (found.data.relaxed.length === 0 && Number(found.data.total.value) >= FEW) return found;
  const wider = await tools.use('search_colleges', { ...anyDegree(search), limit: search.limit });
  return wider.ok && wider.data.rows.length > 0 && wider.data.relaxed.length === 0 ? wider : found;
}

const MOST_LOOKED_AT = 10;
/** A circle around a ZIP area is rough; the city itself was named. */
const inTheCityFirst = (rows: readonly ListedCollege[], message: string): readonly ListedCollege[] => {
  const said = message.toLowerCase();
  const isThere = ({ college }: ListedCollege): boolean =>
    said.includes((college.place.split(',')[0] ?? '').toLowerCase());
  return [...rows.filter(isThere), ...rows.filter((row) => !isThere(row))];
};

/** Who lives at home may begin at a community college as well. */
const LIVES_AT_HOME = /\b(?:liv(?:e|ing)|stay(?:ing)?) at home\b|\bcommut\w+\b/i;
const anyDegree = (wishes: SearchWishes): SearchWishes =>
  Object.fromEntries(Object.entries(wishes).filter(([name]) => name !== 'degrees'));

/** What the message wishes for; null for "show me colleges". */
function wishesOf({ entities, student }: Asked): SearchWishes | null {
  const { wishes, majors, money, refinements } = entities;
  const cips = majors.flatMap((major) => major.cips);
  const limit = money.find(({ role }) => role === 'limit')?.dollars;
  const all: SearchWishes = {
    ...sizeOf(refinements),
    ...wishes,
    ...(wishes.majors === undefined && cips.length > 0 && { majors: cips }),
    ...(wishes.netPriceMax === undefined && limit !== undefined && { netPriceMax: limit }),
  };
  const namesOnlyAnOrder = Object.keys(all).every((key) => key === 'sort');
  if (!namesOnlyAnOrder || (wishes.sort !== undefined && student.homeState === null)) return usual(all);
  return student.homeState === null ? null : usual({ ...all, states: [student.homeState] });
}

/** "Smaller ones", before any were shown. */
function sizeOf(refinements: readonly Refinement[]): SearchWishes {
  if (refinements.includes('smaller')) return { size: 'small' };
  return refinements.includes('bigger') ? { size: 'large' } : {};
}

/** Colleges where most students earn a bachelor's degree, unless another kind was asked for. */
export function usual(wishes: SearchWishes): SearchWishes {
  const isAnotherKind =
    wishes.degrees === 'associate' || wishes.text !== undefined || wishes.openAdmission === true;
  if (isAnotherKind) return wishes;
  // A low price is worth little where most students leave without a degree.
  const completionMin = wishes.completionMin ?? (wishes.sort === 'netPrice' ? HALF : undefined);
  return { ...wishes, degrees: 'bachelors', ...(completionMin !== undefined && { completionMin }) };
}

const whatMatters = ({ variant }: Asked): Answer => ({
  reply: new ReplyWriter('question')
    .say(
      ['Happy to look.', 'Let’s look together.', 'There are plenty to look through.'][variant % 3] ?? '',
      'What matters most to you: a place, a size, a price or a major?',
    )
    .offer('Public ones in my state', 'Small colleges in New England', 'Colleges with nursing')
    .done(),
});
