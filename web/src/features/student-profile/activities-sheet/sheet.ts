import {
  type ActivitiesSheet,
  type ActivitiesSheetRequest,
  type SheetActivity,
  type SheetHonor,
} from '@/api';
import { asOneLine } from './characters';
import { type ActivityEntry, type HonorEntry } from './sheet-entries';

/** As many as the Common App takes; the server refuses more. */
export const MOST = { activities: 10, honors: 5 } as const;

export type Entries = { activities: readonly ActivityEntry[]; honors: readonly HonorEntry[] };

export type ActivityRow = { sheet: SheetActivity; entry: ActivityEntry };
export type HonorRow = { sheet: SheetHonor; entry: HonorEntry };

export const keyOf = ({ kind, id }: Pick<SheetActivity, 'kind' | 'id'>) => `${kind}-${id}`;

const newActivity = ({ kind, id }: ActivityEntry, onSheet: boolean): SheetActivity => ({
  kind,
  id,
  onSheet,
  formType: null,
  position: null,
  organization: null,
  description: null,
  gradeLevels: [],
  timing: [],
  similarInCollege: null,
});

const newHonor = ({ id }: HonorEntry, onSheet: boolean): SheetHonor => ({
  id,
  onSheet,
  title: null,
  gradeLevels: [],
  recognition: null,
});

export const countOnSheet = (rows: readonly { onSheet: boolean }[]) =>
  rows.filter(({ onSheet }) => onSheet).length;

/**
 * The stored sheet without deleted entries; new ones come last, on the sheet while there is room. Only activities
 * put themselves there: a leadership role is often part of one.
 */
export const sheetFor = (stored: ActivitiesSheet, entries: Entries): ActivitiesSheet => {
  const known = new Set(entries.activities.map(keyOf));
  const activities = stored.activities.filter((row) => known.has(keyOf(row)));
  const listed = new Set(activities.map(keyOf));
  for (const entry of entries.activities)
    if (!listed.has(keyOf(entry))) {
      const fits = entry.kind === 'activity' && countOnSheet(activities) < MOST.activities;
      activities.push(newActivity(entry, fits));
    }

  const knownHonors = new Set(entries.honors.map(({ id }) => id));
  const honors = stored.honors.filter(({ id }) => knownHonors.has(id));
  const listedHonors = new Set(honors.map(({ id }) => id));
  for (const entry of entries.honors)
    if (!listedHonors.has(entry.id)) honors.push(newHonor(entry, countOnSheet(honors) < MOST.honors));

  return { updatedAt: stored.updatedAt, activities, honors };
};

export const activityRows = (sheet: ActivitiesSheet, entries: Entries): ActivityRow[] =>
  sheet.activities.flatMap((row) => {
    const entry = entries.activities.find((each) => keyOf(each) === keyOf(row));
    return entry ? [{ sheet: row, entry }] : [];
  });

export const honorRows = (sheet: ActivitiesSheet, entries: Entries): HonorRow[] =>
  sheet.honors.flatMap((row) => {
    const entry = entries.honors.find(({ id }) => id === row.id);
    return entry ? [{ sheet: row, entry }] : [];
  });

export type ShortText = 'position' | 'organization' | 'description';

/** The short version, or the profile's own words until there is one. */
export const textOf = ({ sheet, entry }: ActivityRow, field: ShortText) => sheet[field] ?? entry.own[field];
export const titleOf = ({ sheet, entry }: HonorRow) => sheet.title ?? entry.name;

/** Null while it says the same as the profile, so that it follows changes there. */
export const shortVersion = (typed: string, own: string) => (typed === own ? null : typed);

/** The chosen type, or the one the profile's own kind leads to. */
export const formTypeOf = ({ sheet, entry }: ActivityRow) =>
  sheet.formType ?? (entry.type.fitting.length === 1 ? (entry.type.fitting[0] ?? null) : null);

export const recognitionOf = ({ sheet, entry }: HonorRow) => sheet.recognition ?? [entry.recognition];

/** One step up or down among the rows that are on the sheet. */
export const moved = <Row extends { onSheet: boolean }>(
  rows: readonly Row[],
  row: Row,
  by: 1 | -1,
): Row[] => {
  const shown = rows.filter(({ onSheet }) => onSheet);
  const other = shown[shown.indexOf(row) + by];
  if (!other) return [...rows];
  return rows.map((each) => (each === row ? other : each === other ? row : each));
};

/** As the server stores it. */
export const asSent = (sheet: ActivitiesSheet): ActivitiesSheetRequest => ({
  activities: sheet.activities.map((row) => ({
    ...row,
    position: oneLine(row.position),
    organization: oneLine(row.organization),
    description: oneLine(row.description),
  })),
  honors: sheet.honors.map((row) => ({ ...row, title: oneLine(row.title) })),
});

const oneLine = (text: string | null) => (text === null ? null : asOneLine(text));
