import { type ListPlan, type SearchWishes } from '../../../domain/entities/entities.js';
import { stateName } from '../../../domain/entities/state-names.js';
import { statesWithout } from '../../../domain/entities/states-meant.js';
import { phrase, type Phrase, type Said } from '../../../domain/figures/figure.js';
import { countWord } from '../../../domain/figures/print.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { wishWords } from '../colleges/wish-words.js';
import { type ListedCollege, type MissingAnswer } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { chanceLine, chancesBlock, hardestFirst } from './chance-lines.js';
import { isShownAlready, notNarrowed, stillThese } from './list-remarks.js';
import { spread, USUAL_PLAN } from './list-plan.js';
import { CATEGORIES, plannedList, type Planned } from './planned-list.js';
import { capitalized, majorInSentence, programNote } from './words.js';

const MOST_BUTTONS = 3;
const USUALLY_SHOWN = 5;

/** A balanced list: reaches, targets, and safeties as a counselor would name them, as many as the plan says. */
export async function startOfAList(
  asked: Asked,
  tools: TurnTools,
  wishes: SearchWishes = {},
  plan: ListPlan = USUAL_PLAN,
): Promise<Answer> {
  const planned = await ofBothPlaces(asked, tools, wishes, plan);
  const fill = plan === USUAL_PLAN ? planned.spare : [];
  const rows = hardestFirst(
    [...planned.rows, ...fill].slice(0, Math.max(planned.rows.length, USUALLY_SHOWN)),
  );
  if (rows.length === 0) return nothingFits(wishes);
  const refs = rows.map(({ college }) => college);
  const ids = refs.map(({ id }) => id);
  if (isShownAlready(asked, ids)) return stillThese(asked, refs);
  const missing = await tools.use('missing_answers', {});
  const major = asked.entities.majors[0]?.words ?? asked.student.major;
  const reply = new ReplyWriter()
    .rows(headingOf(asked, wishes, rows), rows.map(chanceLine), 'numbers')
    .say(
      plan === USUAL_PLAN ? '' : shortKinds(plan, planned.found),
      notNarrowed(asked),
      programNote(major),
      sharper(missing.ok ? missing.data.steps : []),
      'Want more targets, or to save these?',
    )
    .block(chancesBlock(rows))
    .offer('Save all of them', 'Show me targets', 'Find safety schools', 'Why the second one?');
  for (const { college } of rows.slice(-MOST_BUTTONS))
    reply.action({ type: 'save-college', collegeId: college.id, name: college.name });
  return {
    reply: reply.done(),
    state: { shown: { kind: 'recommended', ids, wishes, plan, page: 1, sinceTurn: asked.state.turn } },
  };
}

/** "3 in California and 3 not" is a plan for each. */
async function ofBothPlaces(
  { entities, student }: Asked,
  tools: TurnTools,
  wishes: SearchWishes,
  plan: ListPlan,
): Promise<Planned> {
  const left = { out: student.savedColleges, homeState: student.homeState };
  const { split } = entities;
  const states = wishes.states ?? (student.homeState === null ? undefined : [student.homeState]);
  if (split == null || states === undefined) return plannedList(plan, wishes, left, tools);
  const inside = await plannedList(spread(split.inside), { ...wishes, states }, left, tools);
  const out = [...left.out, ...inside.rows.map(({ college }) => college.id)];
  const elsewhere = { ...wishes, states: statesWithout(states) };
  const outside = await plannedList(spread(split.outside), elsewhere, { ...left, out }, tools);
  return {
    rows: [...inside.rows, ...outside.rows],
    spare: [],
    found: {
      reach: inside.found.reach + outside.found.reach,
      target: inside.found.target + outside.found.target,
      safety: inside.found.safety + outside.found.safety,
    },
  };
}

function headingOf(
  { entities, student }: Asked,
  wishes: SearchWishes,
  rows: readonly ListedCollege[],
): Phrase {
  const { split } = entities;
  const states = wishes.states ?? (student.homeState === null ? [] : [student.homeState]);
  const place = states.length === 0 ? 'there' : `in ${states.map(stateName).join(' or ')}`;
  if (split != null)
    return phrase`${capitalized(phrase`${countWord(split.inside)}`)} ${place} and ${countWord(split.outside)} elsewhere, hardest first:`;
  if (Object.keys(wishes).length === 0) return phrase`A balanced start for your list, hardest first:`;
  const [major] = entities.majors;
  const field =
    major === undefined ? null : major.title === null ? major.words : majorInSentence(major.title);
  const count = capitalized(phrase`${countWord(rows.length)}`);
  return phrase`${count} ${wishWords(wishes, rows.length, field)}, hardest first:`;
}

const PLURAL = { reach: 'reaches', target: 'targets', safety: 'safeties' } as const;

/** "You asked for three targets; two fit all of that." */
function shortKinds(plan: ListPlan, found: Planned['found']): Said {
  const short = CATEGORIES.filter((kind) => found[kind] < (plan[kind] ?? 0));
  if (short.length === 0) return '';
  const words = short.map((kind) => {
    const wanted = plan[kind] ?? 0;
    const what = wanted === 1 ? kind : PLURAL[kind];
    return found[kind] === 0
      ? phrase`no ${kind}`
      : phrase`only ${countWord(found[kind])} of the ${countWord(wanted)} ${what}`;
  });
  const [first = phrase``, second, third] = words;
  const all =
    second === undefined
      ? first
      : third === undefined
        ? phrase`${first} and ${second}`
        : phrase`${first}, ${second} and ${third}`;
  return phrase`I found ${all} that fit all of that; another place or size would add more.`;
}

const nothingFits = (wishes: SearchWishes): Answer => ({
  reply: new ReplyWriter()
    .say(
      Object.keys(wishes).length === 0
        ? 'I found no college that fits everything in your profile.'
        : phrase`I found no ${wishWords(wishes, 2, null)} that fit you.`,
      'Shall we look at what to widen: the places, or the price?',
    )
    .action({ type: 'open', href: '/profile', label: 'Open your profile' })
    .offer('Search in my state', 'What should I do next?')
    .done(),
});

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
