import { type Round } from '../../applications/domain/rounds/round.js';
import { type Day } from '../../applications/domain/terms.js';
import { isPromise } from '../../applications/domain/rounds/promise.js';
import { type SheetRow } from './read-row.js';
import { type Standing } from './read-standing.js';

/** Which college a row means. */
export type RowCollege =
  | { readonly kind: 'found'; readonly unitId: number }
  /** One of these, the likeliest first; the family says which. */
  | { readonly kind: 'choose'; readonly unitIds: readonly number[] }
  | { readonly kind: 'not-found' | 'no-name' | 'left-out' }
  /** The college of an earlier row. */
  | { readonly kind: 'repeated'; readonly unitId: number; readonly line: number };

/** What an import does with a row, or did. */
export interface RowPlan {
  readonly line: number;
  /** As typed. */
  readonly name: string;
  readonly college: RowCollege;
  readonly list: 'add' | 'there' | 'refused' | 'none';
  readonly application: 'begin' | 'there' | 'refused' | 'none';
  readonly round: Round | null;
  readonly deadline: Day | null;
  readonly standing: Standing | null;
  readonly notes: string;
  /** A sentence each. */
  readonly problems: readonly string[];
}

/** What the student has already. */
export interface Already {
  /** Unit ids. */
  readonly saved: ReadonlySet<number>;
  readonly appliedTo: ReadonlySet<number>;
  /** The college promised by Early Decision, as it is called. */
  readonly promisedTo: string | null;
  readonly listFullWords: string;
  readonly mostSaved: number;
}

export interface RowToPlan {
  readonly row: SheetRow;
  readonly college: Exclude<RowCollege, { kind: 'repeated' }>;
  /** What the found college is called. */
  readonly collegeName: string;
}

/** What will happen, row by row; each row sees what the rows above it will have done. */
export function planRows(rows: readonly RowToPlan[], already: Already): RowPlan[] {
  const lineOf = new Map<number, number>();
  let room = already.mostSaved - already.saved.size;
  let promisedTo = already.promisedTo;

  return rows.map(({ row, college, collegeName }): RowPlan => {
    const { line, name, round, deadline, standing, notes, problems } = row;
    const nothing = {
      line,
      name,
      round,
      deadline,
      standing,
      notes,
      problems,
      list: 'none',
      application: 'none',
    } as const;
    if (college.kind !== 'found') return { ...nothing, college };
    const { unitId } = college;
    const earlier = lineOf.get(unitId);
    if (earlier !== undefined) return { ...nothing, college: { kind: 'repeated', unitId, line: earlier } };
    lineOf.set(unitId, line);

    const list = already.saved.has(unitId) ? 'there' : room > 0 ? 'add' : 'refused';
    if (list === 'add') room -= 1;
    const binds = round?.applicationType === 'Early Decision';
    const application = applicationFor(unitId, round, binds ? promisedTo : null, already);
    if (application === 'begin' && staysPromised(row)) promisedTo = collegeName;
    return {
      ...nothing,
      college,
      list,
      application,
      problems: [
        ...problems,
        ...(list === 'refused' ? [already.listFullWords] : []),
        ...(application === 'refused' ? [secondPromise(promisedTo)] : []),
      ],
    };
  });
}

/** A promise ends with a no, a deferral or a withdrawal. */
const staysPromised = ({ round, standing }: SheetRow): boolean =>
  round !== null &&
  isPromise({ ...round, decisionResult: standing?.decisionResult ?? null, wasDeferred: false });

function applicationFor(
  unitId: number,
  round: Round | null,
  promisedTo: string | null,
  { appliedTo }: Already,
): RowPlan['application'] {
  if (round === null) return 'none';
  if (appliedTo.has(unitId)) return 'there';
  return promisedTo === null ? 'begin' : 'refused';
}

const secondPromise = (college: string | null): string =>
  `Early Decision is a promise to one college, and ${college ?? 'another'} has it already. Choose another round here.`;
