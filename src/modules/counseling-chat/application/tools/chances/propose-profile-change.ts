import { type StudentAnswers, type TalkedAnswers } from '#modules/student-profile/contracts/index.js';
import { type ProfileChanges } from '../../../domain/conversation/changes.js';
import { changeWords, fieldsOf } from '../../../domain/conversation/change-words.js';
import { stateName } from '../../../domain/entities/state-names.js';
import { type FigureLabel, joined, type Phrase, type Unit } from '../../../domain/figures/figure.js';
import { own } from '../../../domain/figures/own-figures.js';
import { type ProposedChange } from '../tool-results.js';

const USUAL_SCALE = '4.0';

/** Only what differs from the profile is proposed. Writes nothing. */
export async function proposeProfileChange(
  answers: StudentAnswers,
  studentId: string,
  wanted: ProfileChanges,
): Promise<ProposedChange> {
  const { answers: stored } = await answers.read(studentId);
  const changes = withoutKnown(wanted, stored);
  const gpaScale = wanted.gpaScale ?? scaleOf(stored);
  return {
    changes,
    facts: fieldsOf(changes).map((field) => ({ field, value: changes[field], said: '', status: 'proposed' })),
    conflicts: conflictsOf(changes, stored),
    words: fieldsOf(changes).length === 0 ? [] : changeWords({ ...changes, gpaScale }),
  };
}

function withoutKnown(wanted: ProfileChanges, stored: TalkedAnswers): ProfileChanges {
  const known = { ...stored, gpaScale: scaleOf(stored) };
  const different = Object.entries(wanted).filter(
    ([field, value]) => !isSame(field, value, Object.entries(known).find(([name]) => name === field)?.[1]),
  );
  return Object.fromEntries(different);
}

const GPA_FIELDS = ['unweightedGpa', 'weightedGpa', 'gpaScale'];

/** "3.70" is 3.7. */
const isSame = (field: string, value: unknown, stored: unknown): boolean =>
  GPA_FIELDS.includes(field)
    ? stored != null && Number(value) === Number(stored)
    : JSON.stringify(value) === JSON.stringify(stored);

const scaleOf = ({ gpaScale }: TalkedAnswers): NonNullable<ProfileChanges['gpaScale']> =>
  SCALES.find((scale) => scale === gpaScale) ?? USUAL_SCALE;
const SCALES = ['4.0', '5.0', '6.0', '100'] as const;

function conflictsOf(changes: ProfileChanges, stored: TalkedAnswers): ProposedChange['conflicts'] {
  return fieldsOf(changes).flatMap((field) => {
    const [now, then] = [stored[field], changes[field]];
    if (field === 'gpaScale' || now == null || then === undefined || now.toString() === '') return [];
    return [{ now: valueWords(field, now), then: valueWords(field, then) }];
  });
}

type Value = string | number | readonly string[];
type Field = keyof ProfileChanges;

const MEASURED: Readonly<Partial<Record<Field, readonly [FigureLabel, Unit]>>> = {
  unweightedGpa: ['gpa', 'gpa'],
  weightedGpa: ['gpa', 'gpa'],
  satTotal: ['sat', 'score'],
  satMath: ['sat', 'score'],
  satReadingWriting: ['sat', 'score'],
  actComposite: ['act', 'score'],
  graduationYear: ['fixed', 'year'],
  maxTuition: ['budget', 'dollars'],
  maxDistanceFromHome: ['distance', 'miles'],
};

function valueWords(field: Field, value: Value): Phrase {
  const [label, unit] = MEASURED[field] ?? ['courses', 'count'];
  if (typeof value === 'number') return own(label, value, unit);
  if (typeof value !== 'string') return joined([value.join(', ')]);
  return unit === 'gpa' ? own(label, value, unit) : joined([wordsFor(field, value)]);
}

function wordsFor(field: Field, value: string): string {
  if (field === 'state') return stateName(value);
  return field === 'currentGradeLevel' && value !== 'Graduate' ? `${value} grade` : value;
}
