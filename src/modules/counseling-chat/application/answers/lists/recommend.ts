import { type SearchWishes } from '../../../domain/entities/entities.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeList, type ListedCollege } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answerer, type Asked } from '../answerer.js';
import { gradesFirst } from './grades-first.js';
import { shownRecommendations } from './shown-recommendations.js';
import { startOfAList } from './start-of-a-list.js';

const WHAT_A_LIST_IS =
  'A good list has a few reaches, more targets, and two safeties you’d be glad to attend.';
const USUALLY_SHOWN = 5;
const LOOKED_AT = 10;

export const answerRecommend: Answerer = async (asked, tools) => {
  if (!asked.student.enoughToEstimate) return gradesFirst(asked, tools, WHAT_A_LIST_IS);
  const wishes = wishesOf(asked);
  if (Object.keys(wishes).length === 0) return startOfAList(asked, tools);
  const page = pageOf(asked);
  const most = Math.min(asked.entities.count ?? USUALLY_SHOWN, USUALLY_SHOWN);
  const rows = unsaved(await fitting(wishes, tools), asked).slice(most * (page - 1), most * page);
  if (rows.length === 0)
    return {
      reply: new ReplyWriter()
        .say(
          'I have no more that fit all of that. Leaving one wish out would open it up again.',
          'Which one matters least to you?',
        )
        .offer('Recommend colleges', 'Find safety schools')
        .done(),
    };
  return shownRecommendations(asked, rows, wishes, page);
};

/** What is saved already is no suggestion. */
const unsaved = (rows: readonly ListedCollege[], { student }: Asked): readonly ListedCollege[] =>
  rows.filter(({ college }) => !student.savedColleges.includes(college.id));

/** After a list, what was asked before with the change. */
function wishesOf({ intent, entities, state: { shown } }: Asked): SearchWishes {
  const before = intent === 'refine' && shown?.kind === 'recommended' ? shown.wishes : {};
  const ownership = entities.refinements.find((one) => one === 'public' || one === 'private');
  const cheaper = entities.refinements.includes('cheaper');
  return {
    ...before,
    ...entities.wishes,
    ...(ownership && { ownership }),
    ...(cheaper && ({ sort: 'netPrice' } as const)),
  };
}

const pageOf = ({ intent, entities, state: { shown } }: Asked): number =>
  intent === 'refine' && shown !== null && entities.refinements.includes('more') ? shown.page + 1 : 1;

/** The balanced list where it can answer; the search where more is asked, or where the list has nothing. */
async function fitting(wishes: SearchWishes, tools: TurnTools): Promise<readonly ListedCollege[]> {
  const { category, states, ...others } = wishes;
  const recommended = await tools.use('recommendations', {
    ...(category && { category }),
    ...(states && { states }),
    limit: LOOKED_AT,
  });
  const rows = rowsOf(recommended);
  if (rows.length > 0 && Object.keys(others).length === 0) return rows;
  return rowsOf(
    await tools.use('search_colleges', { degrees: 'bachelors', sort: 'match', ...wishes, limit: LOOKED_AT }),
  );
}

const rowsOf = (
  found: { readonly ok: true; readonly data: CollegeList } | { readonly ok: false },
): readonly ListedCollege[] => (found.ok ? found.data.rows : []);
