import { type SearchWishes } from '../../../domain/entities/entities.js';
import { limitsOf, withLimits } from '../../../domain/conversation/limits.js';
import { phrase } from '../../../domain/figures/figure.js';
import { printed } from '../../../domain/figures/print.js';
import { normalize } from '../../../domain/language/normalize.js';
import { type CollegeFact, type FactKey } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { foundReply } from './found-reply.js';

const USUAL_ROWS = 4;
const FEWEST_STUDENTS_OF_LARGE = 15_000;
const FEWEST_STUDENTS_OF_MEDIUM = 5_000;
const BETTER_FINISH = /\b(?:finish|graduat\w*|grad rate|more people)\b/;
const CHEAPER = /\b(?:cheap\w*|less expensive|afford\w*)\b/;
const EASIER = /\b(?:easier|get into|get in|likelier|better odds|safer)\b/;

/** "One like it where more people finish": the same kind and size, in the place that is wished. Null where it is unknown. */
export async function othersLike(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const id = asked.colleges[0]?.id ?? asked.state.lastColleges[0] ?? asked.state.focus[0];
  if (id === undefined) return null;
  const about: readonly FactKey[] = ['ownership', 'size', 'graduation', 'admitRate'];
  const found = await tools.use('college_facts', { colleges: [id], about });
  const [college] = found.ok ? found.data : [];
  if (college === undefined) return null;
  const fact = (key: FactKey): CollegeFact | undefined => college.facts.find((one) => one.key === key);
  const { plain } = normalize(asked.message);
  const graduation = valueOf(fact('graduation'));
  const likeIt: SearchWishes = {
    degrees: 'bachelors',
    ownership: fact('ownership')?.words === 'Public' ? 'public' : 'private',
    ...sizeLike(valueOf(fact('size'))),
    ...(BETTER_FINISH.test(plain) && graduation !== null
      ? { completionMin: graduation, sort: 'match' as const }
      : {}),
    ...(CHEAPER.test(plain) && { sort: 'netPrice' as const }),
    ...(EASIER.test(plain) && { sort: 'admitRate' as const }),
    without: [id],
  };
  const here = { states: [college.college.state] };
  const wished = { ...likeIt, ...withLimits(here, limitsOf(asked.entities.wishes)) };
  const list =
    (await searched(wished, tools)) ??
    (await searched({ ...likeIt, ...limitsOf(asked.entities.wishes) }, tools));
  if (list === null) return null;
  const rate = fact('graduation')?.figures[0];
  const than =
    BETTER_FINISH.test(plain) && rate?.value != null
      ? phrase`${college.college.name} graduates ${printed(rate)}; at each of these more finish.`
      : phrase`Like ${college.college.name} in kind and size; the data can’t tell how a campus feels.`;
  return foundReply({ ...asked, colleges: [] }, { list, page: 1, opening: than });
}

async function searched(wishes: SearchWishes, tools: TurnTools) {
  const found = await tools.use('search_colleges', { ...wishes, limit: USUAL_ROWS });
  return found.ok && found.data.rows.length > 0 && found.data.relaxed.length === 0 ? found.data : null;
}

const valueOf = (fact: CollegeFact | undefined): number | null => {
  const value = fact?.figures[0]?.value;
  return typeof value === 'number' ? value : null;
};

function sizeLike(students: number | null): SearchWishes {
  if (students === null) return {};
  if (students >= FEWEST_STUDENTS_OF_LARGE) return { size: 'large' };
  return { size: students >= FEWEST_STUDENTS_OF_MEDIUM ? 'medium' : 'small' };
}
