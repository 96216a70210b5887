import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Answerer, type Asked } from '../answerer.js';
import { failed } from './failed.js';
import { foundReply, nothingFound } from './found-reply.js';
import { pricesOf } from './net-price.js';
import { cheapestRoute } from './cheapest-route.js';
import { usual } from './search.js';

const MINE = /\bmy (?:list|colleges|schools|saved|ones)\b|\bof (?:mine|my)\b/i;
const OF_THESE = /\b(?:these|those|them)\b/i;
const USUAL_ROWS = 4;
const MOST_ROWS = 10;
/** "The cheapest way to be a nurse" begins wherever it is cheapest. */
const ROUTE = /\b(?:cheap\w*|least expensive|affordable) (?:way|route|path)s?\b|\bno (?:money|\$)/i;

/** The least expensive: of the colleges named, of the list, or of all that fit. */
export const answerCheapest: Answerer = async (asked, tools) => {
  const named = idsMeant(asked);
  if (named.length > 0) return pricesOf(asked, tools, named);
  if (MINE.test(asked.message)) return nothingSaved();
  const { entities, student, message } = asked;
  const { states = student.homeState === null ? undefined : [student.homeState] } = entities.wishes;
  const majors = entities.wishes.majors ?? entities.majors[0]?.cips;
  const wishes = usual({
    ...entities.wishes,
    ...(states !== undefined && entities.wishes.regions === undefined && { states }),
    ...(majors !== undefined && { majors }),
    sort: 'netPrice',
  });
  if (ROUTE.test(message) && majors !== undefined) {
    const route = await cheapestRoute(asked, { ...wishes, majors }, tools);
    if (route !== null) return route;
  }
  const found = await tools.use('search_colleges', {
    ...wishes,
    limit: Math.min(entities.count ?? USUAL_ROWS, MOST_ROWS),
  });
  if (!found.ok) return failed(found.words);
  if (found.data.rows.length === 0) return nothingFound(found.data);
  return foundReply(asked, {
    list: found.data,
    page: 1,
  });
};

function idsMeant({ message, colleges, student, state }: Asked): readonly number[] {
  if (colleges.length > 0) return colleges.map(({ id }) => id);
  if (MINE.test(message)) return student.savedColleges;
  return OF_THESE.test(message) ? (state.shown?.ids ?? []) : [];
}

const nothingSaved = () => ({
  reply: new ReplyWriter()
    .say('Your list is empty so far. Shall I look for the least expensive colleges in your state?')
    .offer('Cheapest colleges for me', 'Recommend colleges')
    .done(),
});
