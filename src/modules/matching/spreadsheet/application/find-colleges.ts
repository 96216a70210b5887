import { Injectable } from '@nestjs/common';
import {
  type CollegeCard,
  CollegeDirectory,
  CollegeSearch,
  US_STATES,
} from '#modules/college-catalogue/contracts/index.js';
import { calledExactly, indexNames, type NameIndex } from '../domain/names.js';
import { type SheetRow } from '../domain/read-row.js';
import { type RowCollege } from '../domain/row-plan.js';

type Found = Exclude<RowCollege, { kind: 'repeated' }>;
type Names = (row: SheetRow) => Promise<Found>;

/** As many as fit into a menu that is read at a glance. */
const MOST_CHOICES = 6;
const LONGEST_SEARCH = 100;
const NOBODY = { student: null, prices: null };

/** The colleges that names in a spreadsheet mean. Only a name that means one college is taken without asking. */
@Injectable()
export class FindColleges {
  constructor(
    private readonly directory: CollegeDirectory,
    private readonly search: CollegeSearch,
  ) {}

  async byName(): Promise<Names> {
    const index = indexNames(await this.directory.collegeNames());
    return (row) => this.find(row, index);
  }

  private async find(row: SheetRow, index: NameIndex): Promise<Found> {
    if (row.name === '') return { kind: 'no-name' };
    const state = stateCode(row.state);
    const exact = calledExactly(index, row.name);
    const there = exact.filter((college) => college.state === state);
    const [only, ...others] = there.length > 0 ? there : exact;
    const isThere = there.length > 0 || state === null;
    if (only !== undefined && others.length === 0 && isThere) return { kind: 'found', unitId: only.unitId };
    if (only !== undefined)
      return {
        kind: 'choose',
        unitIds: [only, ...others].slice(0, MOST_CHOICES).map(({ unitId }) => unitId),
      };
    return choiceOf(await this.searched(row.name, state));
  }

  private async searched(
    name: string,
    state: keyof typeof US_STATES | null,
  ): Promise<readonly CollegeCard[]> {
    const query = {
      search: name.slice(0, LONGEST_SEARCH),
      textAs: 'name' as const,
      page: 1,
      pageSize: MOST_CHOICES,
    };
    const inState =
      state === null ? [] : (await this.search.find({ ...query, state: [state] }, NOBODY)).colleges;
    return inState.length > 0 ? inState : (await this.search.find(query, NOBODY)).colleges;
  }
}

const choiceOf = (cards: readonly CollegeCard[]): Found =>
  cards.length === 0 ? { kind: 'not-found' } : { kind: 'choose', unitIds: cards.map(({ id }) => id) };

const STATES = Object.entries(US_STATES) as readonly (readonly [keyof typeof US_STATES, string])[];

/** Of "OH", "oh" or "Ohio". */
function stateCode(typed: string): keyof typeof US_STATES | null {
  const name = typed.trim().toLowerCase();
  return (
    STATES.find(([code, state]) => [code, state].some((each) => each.toLowerCase() === name))?.[0] ?? null
  );
}
