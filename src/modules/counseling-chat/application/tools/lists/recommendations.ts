import { Injectable } from '@nestjs/common';
import { StudentChances } from '#modules/matching/contracts/index.js';
import { estimated } from '../chance-figures.js';
import { ListedColleges } from '../listed-colleges.js';
import { type CollegeList } from '../tool-results.js';
import { type InputOf, type ToolResult } from '../tools.js';
import { shownAtOnce } from './shown-at-once.js';

/** The balanced list, as on its page. */
@Injectable()
export class Recommendations {
  constructor(
    private readonly chances: StudentChances,
    private readonly listed: ListedColleges,
  ) {}

  async find(
    studentId: string,
    { category, states, limit }: InputOf<'recommendations'>,
  ): Promise<ToolResult<CollegeList>> {
    const [unitIds, term] = await Promise.all([
      this.chances.recommended(studentId),
      this.chances.admissionsTerm(),
    ]);
    const fitting = (await this.listed.of(studentId, unitIds)).filter(
      ({ chance, college }) =>
        (category === undefined || chance?.category === category) &&
        (states === undefined || states.includes(college.state)),
    );
    return {
      ok: true,
      data: {
        rows: fitting.slice(0, shownAtOnce(limit)),
        total: estimated('all', 'colleges-counted', fitting.length, 'count', term),
        wishes: { ...(category && { category }), ...(states && { states }) },
        relaxed: [],
        advice: [],
      },
    };
  }
}
