import { type FactChanges, type FactName } from '../../application/kept-facts/kept-fact-store.js';
import { CollegeProfileChanges } from '../http/college-profiles.dto.js';

export const COLUMNS = ['unit_id', 'fact', 'value', 'source_url', 'checked_on'] as const;
export type Column = (typeof COLUMNS)[number];

export interface ProfileLine {
  unitId: number;
  name: FactName;
  changes: FactChanges;
}

interface LineProblem {
  column: Column;
  message: string;
}

type Kind = 'text' | 'number' | 'yes-no' | 'list';

/** Pictures are uploaded one by one. */
const KINDS: Readonly<Record<Exclude<FactName, 'imageUrl'>, Kind>> = {
  description: 'text',
  hasHonorsProgram: 'yes-no',
  hasResearchOpportunities: 'yes-no',
  hasStudyAbroad: 'yes-no',
  hasCoopProgram: 'yes-no',
  divisionAthletics: 'text',
  campusCultureTags: 'list',
  specialPrograms: 'list',
  averageGPA: 'number',
  financialAidAverage: 'number',
  averageGrant: 'number',
};
const isFact = (name: string): name is keyof typeof KINDS => name in KINDS;

const LARGEST_INTEGER = 2_147_483_647;
const COLUMN_OF: Readonly<Record<string, Column>> = { sourceUrl: 'source_url', checkedOn: 'checked_on' };

/** A line without a problem says what changes; an empty value removes the fact. */
export function readProfileLine(cell: (column: Column) => string): {
  line: ProfileLine | null;
  problems: readonly LineProblem[];
} {
  const [id, name, text] = [cell('unit_id'), cell('fact'), cell('value')];
  const unitId = Number(id);
  const problems: LineProblem[] = [];
  if (!/^\d+$/.test(id) || unitId > LARGEST_INTEGER)
    problems.push({ column: 'unit_id', message: 'Give the college’s federal unit id.' });
  if (!isFact(name)) {
    problems.push({ column: 'fact', message: `Give one of ${Object.keys(KINDS).join(', ')}.` });
    return { line: null, problems };
  }

  const fact =
    text === ''
      ? null
      : { value: valueOf(KINDS[name], text), sourceUrl: cell('source_url'), checkedOn: cell('checked_on') };
  const { success, data, error } = CollegeProfileChanges.safeParse({ [name]: fact });
  for (const { path, message } of error?.issues ?? [])
    problems.push({ column: COLUMN_OF[String(path[1])] ?? 'value', message });
  return problems.length > 0 || !success
    ? { line: null, problems }
    : { line: { unitId, name, changes: data }, problems };
}

/** What is no number, yes or no stays a text, which the fact then refuses. */
function valueOf(kind: Kind, text: string): unknown {
  if (kind === 'number') return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === 'list') return text.split(';').map((tag) => tag.trim());
  if (kind === 'yes-no' && /^(yes|no)$/i.test(text)) return /^yes$/i.test(text);
  return text;
}
