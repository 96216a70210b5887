import { phrase } from '../../../domain/figures/figure.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type ListedCollege, type MissingAnswer } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { chanceLine, chancesBlock, hardestFirst } from './chance-lines.js';
import { programNote } from './words.js';

const TAKEN = { reach: 1, target: 2, safety: 2 } as const;
const MOST_SHOWN = 5;
const MOST_BUTTONS = 3;
const LOOKED_AT = 10;

/** A balanced start: a reach, targets, and safeties as a counselor would name them. */
export async function startOfAList({ student, state }: Asked, tools: TurnTools): Promise<Answer> {
  const safeties = await tools.use('safety_schools', {
    limit: MOST_SHOWN,
    ...(student.homeState !== null && { states: [student.homeState] }),
  });
  const reaches = await recommended('reach', student.savedColleges, tools);
  const targets = homeFirst(await recommended('target', student.savedColleges, tools), student.homeState);
  const missing = await tools.use('missing_answers', {});
  const safe = safeties.ok ? safeties.data.rows : [];
  const rows = chosen({ reaches, targets, safe });
  if (rows.length === 0)
    return {
      reply: new ReplyWriter()
        .say(
          'I found no college that fits everything in your profile.',
          'Shall we look at what to widen: the places, or the price?',
        )
        .action({ type: 'open', href: '/profile', label: 'Open your profile' })
        .offer('Search in my state', 'What should I do next?')
        .done(),
    };
  const reply = new ReplyWriter()
    .rows(phrase`A balanced start for your list, hardest first:`, rows.map(chanceLine), 'numbers')
    .say(
      programNote(student.major),
      sharper(missing.ok ? missing.data.steps : []),
      'Want more targets, or to save one of these?',
    )
    .block(chancesBlock(rows))
    .offer('Show me targets', 'Find safety schools', 'Save the first one', 'Why the second one?');
  for (const { college } of rows.slice(-MOST_BUTTONS))
    reply.action({ type: 'save-college', collegeId: college.id, name: college.name });
  const ids = rows.map(({ college }) => college.id);
  return {
    reply: reply.done(),
    state: { shown: { kind: 'recommended', ids, wishes: {}, page: 1, sinceTurn: state.turn } },
  };
}

async function recommended(category: 'reach' | 'target', saved: readonly number[], tools: TurnTools) {
  const found = await tools.use('recommendations', { category, limit: LOOKED_AT });
  const rows = found.ok ? found.data.rows : [];
  return rows.filter(({ college }) => !saved.includes(college.id));
}

/** A start begins near home. */
const homeFirst = (rows: readonly ListedCollege[], homeState: string | null): readonly ListedCollege[] =>
  rows.toSorted((a, b) => Number(b.college.state === homeState) - Number(a.college.state === homeState));

interface Found {
  readonly reaches: readonly ListedCollege[];
  readonly targets: readonly ListedCollege[];
  readonly safe: readonly ListedCollege[];
}

/** Filled up with further safeties and targets where a category is short. */
function chosen({ reaches, targets, safe }: Found): readonly ListedCollege[] {
  const first = [
    ...reaches.slice(0, TAKEN.reach),
    ...targets.slice(0, TAKEN.target),
    ...safe.slice(0, TAKEN.safety),
  ];
  const others = [...safe.slice(TAKEN.safety), ...targets.slice(TAKEN.target), ...reaches.slice(TAKEN.reach)];
  return hardestFirst([...first, ...others].slice(0, MOST_SHOWN));
}

const SHARPER: Partial<Record<MissingAnswer['answer'], string>> = {
  grades: 'Your GPA would make these ranges much narrower.',
  test: 'A test score, if you have one, would narrow these ranges.',
  rigor: 'Your advanced courses would sharpen these ranges.',
  activities: 'Your activities would sharpen these ranges.',
  residency: 'Your home state would change prices and some chances.',
  income: 'Your family’s income range would make prices yours; it never touches chances.',
  major: 'Knowing what you’d like to study would improve the fit.',
};

const sharper = ([step]: readonly MissingAnswer[]): string =>
  step === undefined ? '' : (SHARPER[step.answer] ?? '');
