import { type Figure, joined, phrase, type Phrase, type Said } from '../../../../domain/figures/figure.js';
import { ownFigure, ruleFigure } from '../../../../domain/figures/own-figures.js';
import { countWord, printed } from '../../../../domain/figures/print.js';
import { mayAskFor } from '../../../../domain/conversation/asked-slots.js';
import { stateName } from '../../../../domain/entities/state-names.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type CollegeList, type ListedCollege } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { isShownAlready, notNarrowed, shortfall, stillThese } from '../list-remarks.js';
import { safetiesBlock, safetyLine } from './safety-lines.js';
import { type WishedSafeties } from './safety-wishes.js';
import { capitalized, majorInSentence, namesOf, programNote } from '../words.js';

const MOST_NAMED = 3;

export async function shownSafeties(
  asked: Asked,
  tools: TurnTools,
  { wishes, statesWithout, limit, page, changed }: WishedSafeties,
  list: CollegeList,
): Promise<Answer> {
  const { student, state } = asked;
  const { rows } = list;
  const refs = rows.map(({ college }) => college);
  const isSame = isShownAlready(
    asked,
    refs.map(({ id }) => id),
  );
  if (isSame) return stillThese(asked, refs);
  const saved = changed === null ? await savedSafeties(asked, tools) : phrase``;
  const reply = new ReplyWriter()
    .rows(
      phrase`${headingOf([saved, heading(asked, rows, { wishes, hasSaved: saved.text !== '', changed }), priceNote(rows)])}:`,
      rows.map((row) => safetyLine(row, student.homeState)),
      'numbers',
    )
    .say(
      shortfall(asked.entities.count, rows.length),
      notNarrowed(asked),
      ...catches(asked, list, changed === null),
    )
    .block(safetiesBlock(rows))
    .offer(...chips(rows, wishes, Number(list.total.value) > page * limit));
  for (const { college } of rows)
    reply.action({ type: 'save-college', collegeId: college.id, name: college.name });
  const ids = rows.map(({ college }) => college.id);
  return {
    reply: reply.done(),
    state: {
      shown: {
        kind: 'safety',
        ids,
        wishes: { ...wishes, ...(statesWithout.length > 0 && { statesWithout }) },
        page,
        sinceTurn: state.turn,
      },
    },
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
  { wishes, hasSaved, changed }: Pick<WishedSafeties, 'wishes' | 'changed'> & { readonly hasSaved: boolean },
): Phrase {
  const major = entities.majors[0]?.words ?? student.major;
  const where = placeOf(rows, student.homeState);
  const limit = budgetOf(student.budget);
  const count = capitalized(phrase`${countWord(rows.length)}`);
  if (changed !== null) return phrase`${changed}${where}, still safeties for you`;
  const kind = wishes.ownership === undefined ? '' : `${wishes.ownership} `;
  const noun = rows.length === 1 ? 'college' : 'colleges';
  const what = hasSaved && kind === '' ? 'more' : `${hasSaved ? 'more ' : ''}${kind}${noun}`;
  const teaching =
    major === null
      ? ''
      : rows.length === 1
        ? ` that teaches ${majorInSentence(major)}`
        : ` that teach ${majorInSentence(major)}`;
  const fitting =
    wishes.netPriceMax !== undefined
      ? phrase`, under ${printed(ruleFigure(wishes.netPriceMax, 'dollars'))} a year`
      : limit === null
        ? phrase``
        : phrase`, within your ${printed(limit)} a year`;
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

/** " in Ohio" where all are there, " in Ohio and other states" where some are. */
function placeOf(rows: readonly ListedCollege[], homeState: string | null): string {
  const states = [...new Set(rows.map(({ college }) => college.state))];
  const [only = ''] = states;
  if (states.length === 1) return ` in ${stateName(only)}`;
  return homeState !== null && states.includes(homeState)
    ? ` in ${stateName(homeState)} and other states`
    : '';
}

function priceNote(rows: readonly ListedCollege[]): Phrase {
  return rows.some(({ priceIs }) => priceIs === 'average')
    ? phrase`Prices are averages over all families, since I don’t know your income`
    : phrase``;
}

/** What was given up, one thing to know, one question. */
function catches(
  { student, state, entities }: Asked,
  { relaxed, rows }: CollegeList,
  isFirst: boolean,
): Said[] {
  const major = entities.majors[0]?.words ?? student.major;
  const asksMajor = isFirst && major === null && mayAskFor('major', state.asked);
  const saveIt = rows.length === 1 ? 'Want to save it?' : 'Want to save one?';
  return [
    ...gaveUp(relaxed, student.homeState),
    isFirst && relaxed.length === 0 && major === null
      ? 'I left out colleges where most students don’t graduate.'
      : '',
    isFirst ? programNote(major) || 'A safety only counts if you’d be happy there.' : '',
    asksMajor ? 'What would you like to study?' : saveIt,
  ];
}

function gaveUp(relaxed: readonly string[], homeState: string | null): string[] {
  const home = homeState === null ? 'Your state' : stateName(homeState);
  return [
    relaxed.includes('graduation under half')
      ? 'To find enough, I let in colleges where most students don’t finish; ask them why.'
      : '',
    relaxed.includes('other states') ? `${home} has too few, so some are in other states.` : '',
  ];
}

/** The changes that would change something. */
function chips(
  rows: readonly ListedCollege[],
  { ownership, sort }: WishedSafeties['wishes'],
  hasMore: boolean,
): string[] {
  return [
    rows.length === 1 ? 'Save it' : 'Save the first one',
    ...(sort === 'netPrice' ? [] : ['Cheaper ones']),
    ...(ownership === undefined && rows.some((row) => row.ownership !== 'Public')
      ? ['Only public ones']
      : []),
    ...(hasMore ? ['Show me more'] : []),
    ...(sort === 'completion' ? [] : ['Where more students graduate']),
    'Is my list balanced?',
  ];
}
