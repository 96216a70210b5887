import { type BasedOn, isChangedSince, timeOfChange } from '#shared-kernel/domain/based-on.js';
import { type FieldProblem } from '#shared-kernel/domain/refusal.js';
import { AnswersRefused, ProfileChangedElsewhere } from '../student-profile.errors.js';
import {
  type FormActivityType,
  type FormGradeLevel,
  type FormRecognition,
  type FormTiming,
} from './form-choices.js';

/** The lists of the profile whose entries may be activities on a form. */
export const SHEET_KINDS = ['activity', 'leadership', 'research'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** A text is null until the student writes one here: the profile's own words stand in for it. An empty text is left empty. */
export interface SheetActivity {
  readonly kind: SheetKind;
  /** Of the entry in the profile. */
  readonly id: string;
  /** Off the sheet, its texts are kept. */
  readonly onSheet: boolean;
  readonly formType: FormActivityType | null;
  readonly position: string | null;
  readonly organization: string | null;
  readonly description: string | null;
  readonly gradeLevels: readonly FormGradeLevel[];
  readonly timing: readonly FormTiming[];
  readonly similarInCollege: boolean | null;
}

export interface SheetHonor {
  /** Of the award in the profile. */
  readonly id: string;
  readonly onSheet: boolean;
  readonly title: string | null;
  readonly gradeLevels: readonly FormGradeLevel[];
  /** Null: as the award's level in the profile. */
  readonly recognition: readonly FormRecognition[] | null;
}

/**
 * What a student types into an application form, in their own order. Texts longer than the form takes are kept: the student
 * shortens them in their own time.
 */
export interface ActivitiesSheet {
  readonly activities: readonly SheetActivity[];
  readonly honors: readonly SheetHonor[];
}

export interface StoredSheet extends ActivitiesSheet {
  /** Null before the first save. */
  readonly updatedAt: Date | null;
}

export const EMPTY_SHEET: StoredSheet = { updatedAt: null, activities: [], honors: [] };

/** As the Common App takes them. */
export const MOST_ACTIVITIES = 10;
export const MOST_HONORS = 5;

/**
 * The time of a save that replaces the stored sheet.
 * @throws ProfileChangedElsewhere when it was saved since the student's copy was read
 * @throws AnswersRefused
 */
export function timeOfSave(
  { updatedAt }: StoredSheet,
  { sent, basedOn, now }: { sent: ActivitiesSheet; basedOn: BasedOn; now: Date },
): Date {
  if (updatedAt !== null && isChangedSince(basedOn, updatedAt)) throw new ProfileChangedElsewhere();
  const problems = RULES.map((rule) => rule(sent)).filter((problem) => problem !== null);
  if (problems.length > 0) throw new AnswersRefused(problems);
  return updatedAt === null ? now : timeOfChange(now, updatedAt);
}

type SheetRule = (sheet: ActivitiesSheet) => FieldProblem | null;

const onSheet = (rows: readonly { onSheet: boolean }[]) => rows.filter((row) => row.onSheet).length;

const hasTwice = (names: readonly string[]) => new Set(names).size < names.length;

const RULES: readonly SheetRule[] = [
  ({ activities }) =>
    onSheet(activities) > MOST_ACTIVITIES
      ? { path: 'activities', message: `The form takes ${MOST_ACTIVITIES} activities. Leave one off.` }
      : null,
  ({ honors }) =>
    onSheet(honors) > MOST_HONORS
      ? { path: 'honors', message: `The form takes ${MOST_HONORS} honors. Leave one off.` }
      : null,
  ({ activities }) =>
    hasTwice(activities.map(({ kind, id }) => `${kind} ${id}`))
      ? { path: 'activities', message: 'Each activity can be on the sheet only once' }
      : null,
  ({ honors }) =>
    hasTwice(honors.map(({ id }) => id))
      ? { path: 'honors', message: 'Each honor can be on the sheet only once' }
      : null,
];
