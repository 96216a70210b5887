import { Injectable } from '@nestjs/common';
import { type CollegeCard, CollegeDirectory } from '#modules/college-catalogue/contracts/index.js';

/** What the figures of a card describe, such as "2022-23"; empty where the catalogue does not say. */
export interface CardYears {
  readonly netPrice: string;
  readonly fullPrice: string;
  readonly tuition: string;
  readonly earnings: string;
  readonly tests: string;
  readonly graduation: string;
  readonly students: string;
}

const NO_YEARS: CardYears = {
  netPrice: '',
  fullPrice: '',
  tuition: '',
  earnings: '',
  tests: '',
  graduation: '',
  students: '',
};

/** The years of figures, which are the same for all colleges of one kind and release. */
@Injectable()
export class FigureYears {
  private readonly known = new Map<string, CardYears>();

  constructor(private readonly colleges: CollegeDirectory) {}

  async of({ id, dataRelease, level }: CollegeCard): Promise<CardYears> {
    const key = `${dataRelease} ${level}`;
    const years = this.known.get(key) ?? (await this.read(id, level));
    this.known.set(key, years);
    return years;
  }

  private async read(unitId: number, level: CollegeCard['level']): Promise<CardYears> {
    const college = await this.colleges.collegeInFull(unitId);
    if (college === null) return NO_YEARS;
    const yearOf = (field: string) => college.figures[field]?.describes ?? '';
    return {
      netPrice: yearOf('netPrice'),
      fullPrice: yearOf('costOfAttendance'),
      tuition: yearOf('tuitionOutOfState'),
      earnings: yearOf('earnings10yrMedian'),
      tests: yearOf('satMath25'),
      graduation: yearOf(level === 'Four-year' ? 'completionRate4yr' : 'completionRateLt4yr'),
      students: yearOf('undergraduates'),
    };
  }
}
