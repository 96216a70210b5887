import { type Figure, phrase, type Phrase } from '../../../domain/figures/figure.js';
import { printed } from '../../../domain/figures/print.js';
import { type CollegeRef } from '../../../domain/replies/reply.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type MajorAt } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Asked } from '../answerer.js';
import { capitalized, majorInSentence } from '../lists/words.js';
import { factSentence } from './fact-words.js';

const MOST_COLLEGES = 4;
const MOST_FIELDS = 3;

interface Field {
  /** CIP codes, the likeliest first. */
  readonly cips: readonly string[];
  readonly words: string;
}

interface EarningsAt {
  readonly at: MajorAt;
  readonly field: Field;
}

/** The fields that are named, else the one of the last talk about majors, else the student's own. */
export function fieldsMeant({ entities, state, student }: Asked): readonly Field[] {
  const named = entities.majors
    .filter(({ cips }) => cips.length > 0)
    .map(({ cips, title, words }) => ({ cips, words: title === null ? words : majorInSentence(title) }));
  if (named.length > 0) return named.slice(0, MOST_FIELDS);
  const [spokenOf] = state.shown?.wishes.majors ?? [];
  const isOwn = spokenOf === undefined || spokenOf === student.majorCip;
  if (!isOwn) return [{ cips: [spokenOf], words: 'that field’s' }];
  return student.majorCip === null || student.major === null
    ? []
    : [{ cips: [student.majorCip], words: majorInSentence(student.major) }];
}

/** What graduates of these fields earn at each college. Null where no college reports it. */
export async function fieldEarnings(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const colleges = await collegesMeant(asked, tools);
  const rows = await earningsOf({ ...asked, colleges }, tools);
  const known = rows.filter(({ at }) => at.earnings !== null);
  const [first] = known;
  if (first === undefined) return null;
  const several = new Set(rows.map(({ field }) => field.words)).size > 1;
  const reply = rows.length === 1 ? oneSentence(first) : severalRows(rows, first, several);
  reply.say(await schoolWide(rows, tools), gapWords(known), nursesNote(rows));
  reply
    .say(
      'They finished some years ago, so use it to compare colleges, not to predict your pay. Want the price beside it?',
    )
    .offer('What would each cost me?', 'Compare price and chance', 'Which graduates more students?');
  return {
    reply: reply.done(),
    state: { attribute: 'earnings' },
  };
}

const FOUR_YEAR = /\b(?:4|four)[- ]?(?:yr|year)s?\b|\bbachelor\w*\b|\bbsn\b/iu;

/** "Less than the four-year ones?": one of those beside it. */
async function collegesMeant(asked: Asked, tools: TurnTools): Promise<readonly CollegeRef[]> {
  const { colleges, student, message } = asked;
  const [field] = fieldsMeant(asked);
  if (colleges.length !== 1 || !FOUR_YEAR.test(message) || field === undefined) return colleges;
  const found = await tools.use('search_colleges', {
    majors: field.cips,
    degrees: 'bachelors',
    sort: 'match',
    limit: 2,
    ...(student.homeState !== null && { states: [student.homeState] }),
  });
  return found.ok ? [...colleges, ...found.data.rows.map(({ college }) => college)] : colleges;
}

const NURSING = '51.38';

/** An associate degree and a bachelor’s lead to one license. */
const nursesNote = (rows: readonly EarningsAt[]): string =>
  rows.some(({ field }) => field.cips.includes(NURSING)) && rows.some(({ at }) => at.isAssociate === true)
    ? 'Both take the same RN exam, so pay starts close. A bachelor’s (BSN) opens more hospitals and promotions, and an RN-to-BSN program adds it later.'
    : '';

const oneSentence = ({ at, field }: EarningsAt): ReplyWriter =>
  at.earnings === null
    ? new ReplyWriter()
    : new ReplyWriter().say(
        phrase`${capitalized(phrase`${field.words}`)} graduates of ${at.college.name}${at.isAssociate === true ? ' (associate degree)' : ''} earn ${printed(at.earnings)} a year in the middle, five years after the degree.`,
      );

const severalRows = (rows: readonly EarningsAt[], first: EarningsAt, several: boolean): ReplyWriter =>
  new ReplyWriter().rows(
    several
      ? 'What graduates earn a year, in the middle, five years after the degree:'
      : phrase`What ${first.field.words} graduates earn a year, in the middle, five years after the degree:`,
    rows.map((row) => earningsRow(row, several)),
  );

async function earningsOf(asked: Asked, tools: TurnTools): Promise<readonly EarningsAt[]> {
  const colleges = asked.colleges.slice(0, MOST_COLLEGES);
  const rows: EarningsAt[] = [];
  for (const { id } of colleges)
    for (const field of fieldsMeant(asked)) {
      const at = await fieldAt(id, field, tools);
      if (at !== null) rows.push({ at, field });
    }
  return rows;
}

/** "52": no earnings are published of a whole family, so its largest program with the word in its name counts. */
const isFamily = (cip: string): boolean => !cip.includes('.');

/** Of several codes a college files a field under, the one it reports earnings for. */
async function fieldAt(college: number, { cips, words }: Field, tools: TurnTools): Promise<MajorAt | null> {
  let best: MajorAt | null = null;
  for (const major of [...cips, ...(cips.every(isFamily) ? [words] : [])]) {
    const found = await tools.use('majors', { college, major });
    const [at] = found.ok ? found.data : [];
    if (at?.earnings != null) return at;
    if (at !== undefined && (best === null || best.taught !== true)) best = at;
  }
  return best;
}

function earningsRow({ at, field }: EarningsAt, several: boolean): Phrase {
  const who = several ? phrase`${at.college.name}, ${field.words}` : phrase`${at.college.name}`;
  const degree = at.isAssociate === true ? ', associate degree' : '';
  if (at.earnings !== null) return phrase`${who}${degree}: ${printed(at.earnings)}`;
  return at.taught === false
    ? phrase`${who}: it reports no such program`
    : phrase`${who}: not published, too few graduates counted`;
}

/** Of colleges whose field is not published, what all their students earn. */
async function schoolWide(rows: readonly EarningsAt[], tools: TurnTools): Promise<Phrase> {
  const missing = rows.find(({ at }) => at.earnings === null);
  if (missing === undefined) return phrase``;
  const found = await tools.use('college_facts', { colleges: [missing.at.college.id], about: ['earnings'] });
  const [fact] = found.ok ? (found.data[0]?.facts ?? []) : [];
  return fact === undefined
    ? phrase``
    : phrase`Over all fields: ${factSentence(missing.at.college.name, fact)}`;
}

const SMALL_GAP = 5_000;

/** Of two figures close together, that they are. */
function gapWords(known: readonly EarningsAt[]): string {
  const values = known.flatMap(({ at }) =>
    typeof at.earnings?.value === 'number' ? [at.earnings.value] : [],
  );
  if (values.length < 2) return '';
  return Math.max(...values) - Math.min(...values) < SMALL_GAP ? 'That’s close.' : '';
}

interface EarningsByCollege {
  /** "computer science graduates", or "people who started there" where no field is known. */
  readonly words: string;
  readonly figures: ReadonlyMap<number, Figure>;
}

/** Of the field where all report it, else of all their students. */
export async function earningsByCollege(
  asked: Asked,
  colleges: readonly CollegeRef[],
  tools: TurnTools,
): Promise<EarningsByCollege> {
  const [field] = fieldsMeant(asked);
  const ofField = new Map<number, Figure>();
  for (const { id } of field === undefined ? [] : colleges) {
    const at = field === undefined ? null : await fieldAt(id, field, tools);
    if (at?.earnings != null) ofField.set(id, at.earnings);
  }
  if (field !== undefined && ofField.size === colleges.length)
    return {
      words: `${field.words.charAt(0).toUpperCase()}${field.words.slice(1)} graduates`,
      figures: ofField,
    };
  const found = await tools.use('college_facts', {
    colleges: colleges.map(({ id }) => id),
    about: ['earnings'],
  });
  const all = found.ok
    ? found.data.flatMap(({ college, facts }) => {
        const figure = facts[0]?.figures[0];
        return typeof figure?.value === 'number' ? [[college.id, figure] as const] : [];
      })
    : [];
  return { words: 'Over all fields, people who started there ten years before', figures: new Map(all) };
}

/** "; computer science graduates earn $113,000", beside what else a comparison says of a college. */
export async function earningsCells(
  asked: Asked,
  colleges: readonly CollegeRef[],
  tools: TurnTools,
): Promise<ReadonlyMap<number, Phrase>> {
  const [field] = fieldsMeant(asked);
  const cells = new Map<number, Phrase>();
  if (field === undefined) return cells;
  for (const { id } of colleges) {
    const at = await fieldAt(id, field, tools);
    if (at?.earnings != null)
      cells.set(id, phrase`${printed(at.earnings)} earned by ${field.words} graduates`);
  }
  return cells;
}
