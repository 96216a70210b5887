import { type ListPlan, type SearchWishes } from '../../../domain/entities/entities.js';
import { withLimits } from '../../../domain/conversation/limits.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeList, type ListedCollege } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Answerer, type Asked } from '../answerer.js';
import { gradesFirst } from './grades-first.js';
import { isShownAlready, stillThese } from './list-remarks.js';
import { planAsked } from './list-plan.js';
import { shownRecommendations } from './shown-recommendations.js';
import { startOfAList } from './start-of-a-list.js';

const WHAT_A_LIST_IS =
  'A good list has a few reaches, more targets, and two safeties you’d be glad to attend.';
const USUALLY_SHOWN = 5;
const LOOKED_AT = 10;

export const answerRecommend: Answerer = async (asked, tools) => {
  if (!asked.student.enoughToEstimate) return gradesFirst(asked, tools, WHAT_A_LIST_IS);
  const wishes = wishesOf(asked);
  const plan = planOf(asked);
  if (plan !== null) return startOfAList(asked, tools, withoutCategory(wishes), plan);
  if (Object.keys(wishes).length === 0) return startOfAList(asked, tools);
  const page = pageOf(asked);
  const most = Math.min(asked.entities.count ?? USUALLY_SHOWN, LOOKED_AT);
  const fitting = await fittingIn(wishes, most * (page - 1), most, asked, tools);
  if (fitting.length === 0) return noMore();
  const refs = fitting.map(({ college }) => college);
  const ids = refs.map(({ id }) => id);
  return isShownAlready(asked, ids)
    ? stillThese(asked, refs)
    : shownRecommendations(asked, fitting, wishes, page);
};

/** A planned list that is changed keeps its plan. */
function planOf(asked: Asked): ListPlan | null {
  const { shown } = asked.state;
  const before = asked.intent === 'refine' && shown?.kind === 'recommended' ? shown.plan : undefined;
  const isMore = asked.entities.refinements.includes('more') || asked.entities.wishes.category !== undefined;
  return planAsked(asked) ?? (isMore ? null : (before ?? null));
}

const fittingIn = async (
  wishes: SearchWishes,
  from: number,
  most: number,
  asked: Asked,
  tools: TurnTools,
): Promise<readonly ListedCollege[]> => unsaved(await fitting(wishes, tools), asked).slice(from, from + most);

const noMore = (): Answer => ({
  reply: new ReplyWriter()
    .say(
      'I have no more that fit all of that. Leaving one wish out would open it up again.',
      'Which one matters least to you?',
    )
    .offer('Recommend colleges', 'Find safety schools')
    .done(),
});

/** A plan holds several kinds. */
const withoutCategory = (wishes: SearchWishes): SearchWishes =>
  Object.fromEntries(Object.entries(wishes).filter(([name]) => name !== 'category'));

/** What is saved already is no suggestion. */
const unsaved = (rows: readonly ListedCollege[], { student }: Asked): readonly ListedCollege[] =>
  rows.filter(({ college }) => !student.savedColleges.includes(college.id));

/** After a list, what was asked before with the change. */
function wishesOf({ intent, entities, state: { shown } }: Asked): SearchWishes {
  const before = intent === 'refine' && shown?.kind === 'recommended' ? shown.wishes : {};
  const ownership = entities.refinements.find((one) => one === 'public' || one === 'private');
  const cheaper = entities.refinements.includes('cheaper');
  return {
    ...withLimits(before, entities.wishes),
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
