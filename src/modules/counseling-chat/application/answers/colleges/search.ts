import { type SearchWishes } from '../../../domain/entities/entities.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { failed } from './failed.js';
import { foundReply, nothingFound } from './found-reply.js';

const MOST_ROWS = 4;

/** Colleges by what they are: place, size, price, major. */
export const answerSearch = async (asked: Asked, tools: TurnTools, opening = ''): Promise<Answer> => {
  const wishes = wishesOf(asked);
  if (wishes === null) return whatMatters(asked);
  const limit = Math.min(asked.entities.count ?? MOST_ROWS, MOST_ROWS);
  const found = await tools.use('search_colleges', { ...wishes, limit });
  if (!found.ok) return failed(found.words);
  if (found.data.rows.length === 0) return nothingFound(found.data);
  return foundReply(asked, { list: found.data, page: 1, opening });
};

/** What the message wishes for; null for "show me colleges". */
function wishesOf({ entities, student }: Asked): SearchWishes | null {
  const { wishes, majors, money } = entities;
  const cips = majors.flatMap((major) => major.cips);
  const limit = money.find(({ role }) => role === 'limit')?.dollars;
  const all: SearchWishes = {
    ...wishes,
    ...(wishes.majors === undefined && cips.length > 0 && { majors: cips }),
    ...(wishes.netPriceMax === undefined && limit !== undefined && { netPriceMax: limit }),
  };
  if (Object.keys(all).length > 0) return usual(all);
  return student.homeState === null ? null : usual({ states: [student.homeState] });
}

/** Colleges where most students earn a bachelor's degree, unless another kind was asked for. */
export function usual(wishes: SearchWishes): SearchWishes {
  const isAnyKind =
    wishes.degrees !== undefined || wishes.text !== undefined || wishes.openAdmission === true;
  return isAnyKind ? wishes : { ...wishes, degrees: 'bachelors' };
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
