import { type Figure, joined, phrase, type Phrase } from '../../../domain/figures/figure.js';
import { listed, printed } from '../../../domain/figures/print.js';
import { stateName } from '../../../domain/entities/state-names.js';
import { type StudentInTalk } from '../../student-in-talk.js';
import { type TurnTools } from '../../tools/turn-tools.js';

/** Admitting this share of applicants, a college turns few away. */
const MOST: Figure = {
  value: 0.85,
  unit: 'share',
  label: 'admit-rate',
  about: 'all',
  source: 'fixed',
  year: '',
  said: 'rule',
};
const EXAMPLES = 3;

/** Before grades are known: how many public colleges are open to most, with the largest of them. */
export async function openToMost({ homeState }: StudentInTalk, tools: TurnTools): Promise<Phrase> {
  const found = await tools.use('search_colleges', {
    ownership: 'public',
    degrees: 'bachelors',
    admitRateMin: 0.85,
    sort: 'size',
    limit: EXAMPLES,
    ...(homeState !== null && { states: [homeState] }),
  });
  if (!found.ok || found.data.rows.length === 0) return phrase``;
  const { rows, total } = found.data;
  const examples = rows.map(({ college, admitRate }) => phrase`${college.name} (${printed(admitRate)})`);
  const where = homeState === null ? '' : ` in ${stateName(homeState)}`;
  return joined([
    phrase`There is plenty out there: ${printed(total)} public four-year ${total.value === 1 ? 'college' : 'colleges'}${where} admitted ${printed(MOST)} or more of their applicants, such as `,
    listed(examples),
    '.',
  ]);
}
