import { phrase } from '../../../domain/figures/figure.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type Reply } from '../../../domain/replies/reply.js';
import { type Category, type MyList } from '../../tools/tool-results.js';
import { type Answerer } from '../answerer.js';
import { answerNetPrice } from '../colleges/net-price.js';
import { chancesBlock, hardestFirst, savedLine } from './chance-lines.js';
import { MY_LIST } from './my-list-page.js';
import { countedCategory, countOf } from './words.js';

/** The student's own list may be longer than other answers. */
const MOST_SHOWN = 8;

const BY_PRICE = /\b(?:cost|costs|price|prices|cheap\w*|expensive|afford\w*|pay)\b/iu;

export const answerMyList: Answerer = async (asked, tools) => {
  if (BY_PRICE.test(asked.message) && asked.student.savedColleges.length > 0)
    return answerNetPrice({ ...asked, colleges: [] }, tools);
  const { category } = asked.entities.wishes;
  const list = await tools.use('my_list', category === undefined ? {} : { category });
  if (!list.ok) return { reply: new ReplyWriter().say(list.words).offer('What should I do next?').done() };
  return { reply: list.data.total.value === 0 ? emptyList() : shownList(list.data, category) };
};

export const emptyList = (first = ''): Reply =>
  new ReplyWriter()
    .say(
      first,
      'Your list is empty so far. A good start is one reach, two targets and one safety you would be glad to attend.',
      'Shall I suggest some?',
    )
    .offer('Recommend colleges', 'Find safety schools', 'What makes a balanced list?')
    .done();

function shownList({ rows, counts, total }: MyList, category: Category | undefined): Reply {
  if (category !== undefined && rows.length === 0) return noneOf(category, { rows, counts, total });
  const shown = hardestFirst(rows).slice(0, MOST_SHOWN);
  const what =
    category === undefined
      ? phrase`${countOf(total)} saved colleges`
      : countedCategory(counts[category], category);
  const heading =
    rows.length === 1
      ? category === undefined
        ? phrase`You have one college saved:`
        : phrase`You have one ${category}:`
      : phrase`Your ${what}, hardest first:`;
  const reply = new ReplyWriter().rows(heading, shown.map(savedLine));
  if (rows.length > shown.length) reply.say('My List has the others.');
  return reply
    .say('Want to know how balanced it is, or what each would cost you?')
    .block(chancesBlock(shown))
    .action(MY_LIST)
    .offer(
      'Is my list balanced?',
      'Compare price and chance',
      'Which one costs least?',
      'Find one more safety',
    )
    .done();
}

const noneOf = (category: Category, { counts }: MyList): Reply =>
  new ReplyWriter()
    .say(
      phrase`You have ${countedCategory(counts[category], category)} on your list yet.`,
      'Shall I suggest some that fit you?',
    )
    .action(MY_LIST)
    .offer(
      ...{
        reach: ['Show me reaches'],
        target: ['Show me targets'],
        safety: ['Find safety schools'],
      }[category],
      'What is on my list?',
    )
    .done();
