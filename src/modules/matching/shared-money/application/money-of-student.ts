import { Injectable } from '@nestjs/common';
import { CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';
import { type LinkedStudent, LinkedStudents } from '#modules/identity/contracts/index.js';
import { AidForStudent } from '../../aid/application/aid-of-student.js';
import { CurrentMatches } from '../../application/matches/current-matches.js';
import { StudentList } from '../../contracts/index.js';
import { type NetPrice } from '../../domain/engine/index.js';
import { bandOf, NO_INPUTS, type ParentInputs } from '../domain/parent-inputs.js';
import { StoredParentInputs } from './stored-parent-inputs.js';

interface PricedCollege {
  readonly id: number;
  readonly name: string;
  readonly location: string;
  /** By what the parent entered. */
  readonly ownPrice: NetPrice | null;
  /** By the student’s answers, where they are shared. */
  readonly studentPrice: NetPrice | null;
}

/** What a college will charge in later years is not published. */
const NO_INCREASE = 0;

/** What college costs, for one adult: by a parent’s own figures, and what the student shares. */
@Injectable()
export class MoneyOfStudent {
  constructor(
    private readonly students: LinkedStudents,
    private readonly inputs: StoredParentInputs,
    private readonly list: StudentList,
    private readonly current: CurrentMatches,
    private readonly directory: CollegeDirectory,
    private readonly aid: AidForStudent,
  ) {}

  /** @throws StudentNotFound @throws NotShared */
  async of(adultId: string, studentId: string) {
    const student = await this.open(adultId, studentId);
    const showsPrices = student.parts.includes('prices');
    const own = student.relation === 'parent' ? await this.ownInputs(adultId, studentId) : null;
    const [colleges, aid] = await Promise.all([
      this.pricedColleges(studentId, own, showsPrices),
      showsPrices ? this.aid.of(studentId, NO_INCREASE) : null,
    ]);

    return {
      firstName: student.firstName,
      showsPrices,
      own,
      colleges,
      pricesDescribe: await this.pricesDescribe(colleges),
      aid,
    };
  }

  /** A parent has own figures for the list; a counselor reads only what the student shares of prices. */
  private async open(adultId: string, studentId: string): Promise<LinkedStudent> {
    const student = await this.students.require(adultId, studentId);
    if (student.relation === 'counselor') return this.students.open(adultId, studentId, 'prices');
    await this.students.open(adultId, studentId, 'list');
    if (student.parts.includes('prices')) await this.students.open(adultId, studentId, 'prices');
    return student;
  }

  private async ownInputs(adultId: string, studentId: string): Promise<ParentInputs> {
    return (await this.inputs.of(studentId, adultId)) ?? NO_INPUTS;
  }

  private async pricedColleges(
    studentId: string,
    own: ParentInputs | null,
    showsPrices: boolean,
  ): Promise<PricedCollege[]> {
    const [saved, matches] = await Promise.all([this.list.saved(studentId), this.current.of(studentId)]);
    return saved.toReversed().map(({ college: { id, shortName, location } }) => ({
      id,
      name: shortName,
      location,
      ownPrice: own && matches.priceAt(id, bandOf(own)),
      studentPrice: showsPrices ? matches.priceAt(id) : null,
    }));
  }

  /** The school years of the published prices: the same for all colleges of a release. */
  private async pricesDescribe([first]: readonly PricedCollege[]): Promise<string | null> {
    const college = first && (await this.directory.collegeInFull(first.id));
    return college?.figures['netPrice']?.describes ?? null;
  }
}
