import { type CollegeCard } from '#modules/college-catalogue/contracts/index.js';
import { type CsvCell } from '#shared-kernel/platform/http/replies/csv.js';
import { type CurrentApplication } from '../../../applications/application/current-applications.js';
import { roundName } from '../../../applications/domain/rounds/round.js';
import { type SavedRow } from '../../../adapters/read-models/saved-list.read-model.js';
import { type StudentMatches } from '../../../application/matches/student-matches.js';
import { listCategoryOf } from '../../../domain/list-category.js';
import { rangeWords } from '../../../domain/engine/index.js';

/** The import reads the ones it knows again. */
export const HEADINGS = [
  'College',
  'State',
  'Category',
  'Chance',
  'Round',
  'Status',
  'Decision',
  'Deadline',
  'Deadline note',
  'Checklist',
  'Net price a year',
  'Notes',
] as const;

interface Exported {
  readonly card: CollegeCard;
  readonly saved: SavedRow | undefined;
  readonly application: CurrentApplication | undefined;
  readonly matches: StudentMatches;
}

/** One college with all the student has about it. */
export function exportedRow({ card, saved, application, matches }: Exported): CsvCell[] {
  const { deadline } = application ?? {};
  const notes = [saved?.notes ?? '', application?.notes ?? ''].filter((text) => text !== '');
  return [
    card.name,
    card.state,
    categoryOf(card.id, saved, matches),
    chanceOf(card.id, matches),
    application ? roundName(application) : null,
    application?.status ?? null,
    application?.decisionResult ?? null,
    deadline?.date ?? null,
    deadline?.note ?? null,
    // "3/9" would become a date in a spreadsheet.
    application ? doneOf(application) : null,
    netPriceOf(card.id, matches),
    notes.join('\n'),
  ];
}

function categoryOf(unitId: number, saved: SavedRow | undefined, matches: StudentMatches): string | null {
  if (saved?.categoryIsYours === true) return saved.category;
  const estimated = matches.categoryAt(unitId);
  return estimated === null ? (saved?.category ?? null) : listCategoryOf(estimated);
}

function chanceOf(unitId: number, matches: StudentMatches): string | null {
  const { chanceLow = null, chanceHigh = null } = matches.at(unitId) ?? {};
  return chanceLow === null || chanceHigh === null ? null : rangeWords(chanceLow, chanceHigh);
}

const doneOf = ({ checklist }: CurrentApplication): string =>
  `${checklist.filter(({ doneOn }) => doneOn !== null).length} of ${checklist.length}`;

function netPriceOf(unitId: number, matches: StudentMatches): number | null {
  const amount = matches.priceAt(unitId)?.amount ?? null;
  return amount === null ? null : Math.round(amount);
}
