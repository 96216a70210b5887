import { Injectable } from '@nestjs/common';
import { AccountNames, LinkedStudents } from '#modules/identity/contracts/index.js';
import { CurrentMatches } from '../../application/matches/current-matches.js';
import { StudentList } from '../../contracts/index.js';
import { type StudentMatches } from '../../application/matches/student-matches.js';
import { bandOf, type ParentInputs } from '../domain/parent-inputs.js';
import { type ShownInputs, StoredParentInputs } from './stored-parent-inputs.js';

interface ResultAt {
  readonly id: number;
  readonly name: string;
  /** Dollars a year; null where no price by income is published. */
  readonly amount: number | null;
}

export interface ParentResult {
  readonly adultId: string;
  readonly name: string;
  readonly isHidden: boolean;
  /** Empty while it is hidden. */
  readonly colleges: readonly ResultAt[];
}

/** What parents show a student: a year at each college by what they entered, never what they entered. */
@Injectable()
export class ParentResults {
  constructor(
    private readonly inputs: StoredParentInputs,
    private readonly students: LinkedStudents,
    private readonly names: AccountNames,
    private readonly list: StudentList,
    private readonly current: CurrentMatches,
  ) {}

  async of(studentId: string): Promise<ParentResult[]> {
    const shown = await this.currentParents(studentId);
    if (shown.length === 0) return [];
    const [names, saved, matches] = await Promise.all([
      this.names.of(shown.map(({ adultId }) => adultId)),
      this.list.saved(studentId),
      this.current.of(studentId),
    ]);
    const colleges = saved.toReversed().map(({ college: { id, shortName: name } }) => ({ id, name }));

    return shown.map(({ adultId, isHidden, inputs }) => ({
      adultId,
      name: names.get(adultId)?.name ?? '',
      isHidden,
      colleges: isHidden
        ? []
        : colleges.map((college) => ({ ...college, amount: amountAt(matches, college.id, inputs) })),
    }));
  }

  hide(studentId: string, adultId: string, isHidden: boolean): Promise<void> {
    return this.inputs.hide(studentId, adultId, isHidden);
  }

  /** An average says nothing about the family, so there is no result without an income. */
  private async currentParents(studentId: string): Promise<readonly ShownInputs[]> {
    const shown = (await this.inputs.shownTo(studentId)).filter(({ inputs }) => bandOf(inputs) !== null);
    const links = await Promise.all(shown.map(({ adultId }) => this.students.find(adultId, studentId)));
    return shown.filter((_, place) => links[place]?.parts.includes('list') === true);
  }
}

function amountAt(matches: StudentMatches, unitId: number, inputs: ParentInputs): number | null {
  const price = matches.priceAt(unitId, bandOf(inputs));
  return price?.kind === 'for-your-income' ? price.amount : null;
}
