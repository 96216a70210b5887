import { type Figure, joined, phrase, type Phrase, type Said } from '../../../domain/figures/figure.js';
import { ownFigure } from '../../../domain/figures/own-figures.js';
import { countWord, printed } from '../../../domain/figures/print.js';
import { mayAskFor } from '../../../domain/conversation/asked-slots.js';
import { stateName } from '../../../domain/entities/state-names.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeList, type ListedCollege } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { safetiesBlock, safetyLine } from './safety-lines.js';
import { type WishedSafeties } from './safety-wishes.js';
import { capitalized, majorInSentence, namesOf } from './words.js';

const MOST_NAMED = 3;
/** Fields whose programs often choose more tightly than the college. */
const CHOOSY = /nursing|engineering|comput|business|\bart|film|design|music|theat/i;

export async function shownSafeties(
  asked: Asked,
  tools: TurnTools,
  { wishes, limit, page, changed }: WishedSafeties,
  list: CollegeList,
): Promise<Answer> {
  const { student, state } = asked;
  const { rows } = list;
  const saved = changed === null ? await savedSafeties(asked, tools) : phrase``;
  const reply = new ReplyWriter()
    .rows(
      phrase`${headingOf([saved, heading(asked, rows, saved.text !== '', changed), priceNote(rows)])}:`,
      rows.map((row) => safetyLine(row, student.homeState)),
      'numbers',
    )
    .say(...catches(asked, list))
    .block(safetiesBlock(rows))
    .offer(...chips(rows, Number(list.total.value) > page * limit));
  for (const { college } of rows)
    reply.action({ type: 'save-college', collegeId: college.id, name: college.name });
  const ids = rows.map(({ college }) => college.id);
  return {
    reply: reply.done(),
    state: { shown: { kind: 'safety', ids, wishes, page, sinceTurn: state.turn } },
  };
}

/** Sentences with the last full stop left for a colon. */
const headingOf = (sentences: readonly Phrase[]): Phrase =>
  joined(
    sentences.filter(({ text }) => text !== ''),
    '. ',
  );

/** "You have one saved, Cincinnati." */
async function savedSafeties({ student }: Asked, tools: TurnTools): Promise<Phrase> {
  if (student.savedColleges.length === 0) return phrase``;
  const list = await tools.use('my_list', {});
  const safe = list.ok ? list.data.rows.filter(({ isReallySafe }) => isReallySafe) : [];
  if (safe.length === 0) return phrase``;
  const names =
    safe.length <= MOST_NAMED ? phrase`, ${namesOf(safe.map(({ college }) => college))}` : phrase``;
  return phrase`You have ${countWord(safe.length)} saved${names}`;
}

function heading(
  { student, entities }: Asked,
  rows: readonly ListedCollege[],
  hasSaved: boolean,
  changed: string | null,
): Phrase {
  const major = entities.majors[0]?.words ?? student.major;
  const where = placeOf(rows, student.homeState);
  const limit = budgetOf(student.budget);
  const count = capitalized(phrase`${countWord(rows.length)}`);
  if (changed !== null) return phrase`${changed}${where}, still safeties for you`;
  const what = hasSaved ? 'more' : rows.length === 1 ? 'college' : 'colleges';
  const teaching =
    major === null
      ? ''
      : rows.length === 1
        ? ` that teaches ${majorInSentence(major)}`
        : ` that teach ${majorInSentence(major)}`;
  const fitting = limit === null ? phrase`` : phrase`, within your ${printed(limit)} a year`;
  const looks =
    major === null && !hasSaved
      ? rows.length === 1
        ? ' that looks like a safety for you'
        : ' that look like safeties for you'
      : '';
  return phrase`${count} ${what}${where}${teaching}${looks}${fitting}`;
}

const budgetOf = (budget: number | null): Figure | null =>
  budget === null ? null : ownFigure('budget', budget, 'dollars');

/** " in Ohio" where all are there. */
function placeOf(rows: readonly ListedCollege[], homeState: string | null): string {
  const states = [...new Set(rows.map(({ college }) => college.state))];
  const [only = ''] = states;
  if (states.length === 1) return ` in ${stateName(only)}`;
  return homeState !== null && states.includes(homeState) ? ` in or near ${stateName(homeState)}` : '';
}

function priceNote(rows: readonly ListedCollege[]): Phrase {
  return rows.some(({ priceIs }) => priceIs === 'average')
    ? phrase`Prices are averages over all families, since I don’t know your income`
    : phrase``;
}

/** What was given up, one thing to know, one question. */
function catches({ student, state, entities }: Asked, { relaxed, rows }: CollegeList): Said[] {
  const home = student.homeState === null ? 'Your state' : stateName(student.homeState);
  const said: Said[] = [];
  if (relaxed.includes('graduation under half'))
    said.push('To find enough, I let in colleges where most students don’t finish; ask them why.');
  else if (student.majorCip === null) said.push('I left out colleges where most students don’t graduate.');
  if (relaxed.includes('other states')) said.push(`${home} has too few, so some are in other states.`);
  const major = entities.majors[0]?.words ?? student.major;
  if (major !== null && CHOOSY.test(major))
    said.push(
      `Getting into ${majorInSentence(major)} itself can be harder than getting into the college, so check the program page.`,
    );
  else said.push('A safety only counts if you’d be happy there.');
  const asksMajor = major === null && mayAskFor('major', state.asked);
  said.push(
    asksMajor
      ? 'What would you like to study?'
      : rows.length === 1
        ? 'Want to save it?'
        : 'Want to save one?',
  );
  return said;
}

const chips = (rows: readonly ListedCollege[], hasMore: boolean): string[] => [
  rows.length === 1 ? 'Save it' : 'Save the first one',
  'Cheaper ones',
  'Only public ones',
  ...(hasMore ? ['Show me more'] : ['Is my list balanced?']),
];
