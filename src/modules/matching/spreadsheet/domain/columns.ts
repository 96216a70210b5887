import { type Table, type TableRow } from './read-table.js';

/** What we read from a spreadsheet. */
export const COLUMNS = [
  'name',
  'state',
  'round',
  'status',
  'decision',
  'deadline',
  'deadlineNote',
  'notes',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The place of each column, from 0; null for one that is not there. */
export type ColumnPlaces = Readonly<Record<Column, number | null>>;

/** Headings that families and counselors use, the most telling first; in small letters, words only. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  name: [
    ...[
      'college name',
      'school name',
      'college',
      'colleges',
      'university',
      'school',
      'schools',
      'institution',
    ],
    ...['college university', 'name of college', 'name of school', 'college school', 'name'],
  ],
  state: ['state', 'st', 'college state', 'location state'],
  round: [
    ...['round', 'application round', 'application type', 'app type', 'type', 'plan', 'application plan'],
    ...[
      'decision type',
      'decision plan',
      'deadline type',
      'ed ea rd',
      'ea ed rd',
      'ed ea',
      'rd ea ed',
      'how',
    ],
  ],
  status: ['status', 'application status', 'app status', 'stage', 'progress'],
  decision: [
    ...['decision', 'decision result', 'admission decision', 'admissions decision', 'result', 'results'],
    ...['outcome', 'answer'],
  ],
  deadline: [
    ...['deadline', 'application deadline', 'app deadline', 'due', 'due date', 'deadline date', 'date due'],
    ...['application due', 'app due', 'app due date', 'application due date', 'date'],
  ],
  deadlineNote: ['deadline note'],
  notes: ['notes', 'note', 'comments', 'comment', 'thoughts', 'remarks', 'why'],
};

/** A title may stand above the headings. */
const MOST_LINES_ABOVE = 5;

export interface Headed {
  readonly headings: readonly string[];
  readonly guessed: ColumnPlaces;
  readonly rows: readonly TableRow[];
}

/** The first line is the headings, unless one of the next has a heading for the college's name. */
export function headed({ rows }: Table): Headed {
  const found = rows.slice(0, MOST_LINES_ABOVE).findIndex(({ cells }) => guessPlaces(cells).name !== null);
  const at = Math.max(0, found);
  const headings = rows[at]?.cells ?? [];
  return { headings, guessed: guessPlaces(headings), rows: rows.slice(at + 1) };
}

function guessPlaces(headings: readonly string[]): ColumnPlaces {
  const plain = headings.map(plainHeading);
  const placeOf = (column: Column) => {
    const heading = HEADINGS[column].find((known) => plain.includes(known));
    return heading === undefined ? null : plain.indexOf(heading);
  };
  return {
    name: placeOf('name'),
    state: placeOf('state'),
    round: placeOf('round'),
    status: placeOf('status'),
    decision: placeOf('decision'),
    deadline: placeOf('deadline'),
    deadlineNote: placeOf('deadlineNote'),
    notes: placeOf('notes'),
  };
}

const plainHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
