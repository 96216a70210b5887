import { type SearchWishes } from '../../../domain/entities/entities.js';
import { phrase } from '../../../domain/figures/figure.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type ListedCollege } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { majorInSentence } from '../lists/words.js';
import { listedLine, listedRow, pricesNote } from './listed-words.js';

const OF_EACH = 2;
const NURSING = '51.38';

/** To a field: two years at a community college first, and the cheapest four-year ones beside it. Null where no community college teaches it. */
export async function cheapestRoute(
  asked: Asked,
  wishes: SearchWishes,
  tools: TurnTools,
): Promise<Answer | null> {
  const anyRate = Object.fromEntries(Object.entries(wishes).filter(([name]) => name !== 'completionMin'));
  const two = await rowsOf({ ...anyRate, degrees: 'associate', ownership: 'public' }, tools);
  const four = await rowsOf(wishes, tools);
  if (two.length === 0) return null;
  const rows = [...two, ...four];
  const [major] = asked.entities.majors;
  const field = majorInSentence(major?.title ?? major?.words ?? 'that field');
  const reply = new ReplyWriter()
    .rows(
      phrase`The cheapest way to ${field} usually starts at a community college. Two of those first, then the cheapest four-year ones:`,
      rows.map((row) => listedLine(row, false)),
    )
    .block({ type: 'colleges', rows: rows.map((row) => listedRow(row, false)) })
    .say(
      wishes.majors?.includes(NURSING) === true
        ? 'An associate degree in nursing (ADN) leads to the RN exam. You can work as an RN and add the bachelor’s in an RN-to-BSN program, often online and partly paid by the employer. Seats are limited, so ask how many get in.'
        : 'Plan it by a transfer agreement from the first term, so that the credits count.',
      pricesNote(rows),
      'Which one shall we look at closer?',
    )
    .offer('Compare the first two', 'How does transferring work?', 'How does financial aid work?');
  return {
    reply: reply.done(),
    state: {
      shown: {
        kind: 'search',
        ids: rows.map(({ college }) => college.id),
        wishes,
        page: 1,
        sinceTurn: asked.state.turn,
      },
    },
  };
}

async function rowsOf(wishes: SearchWishes, tools: TurnTools): Promise<readonly ListedCollege[]> {
  const found = await tools.use('search_colleges', { ...wishes, limit: OF_EACH });
  return found.ok && found.data.relaxed.length === 0 ? found.data.rows : [];
}
