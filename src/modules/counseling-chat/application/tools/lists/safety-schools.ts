import { Injectable } from '@nestjs/common';
import {
  type SafeColleges,
  StudentChances,
  StudentList,
  StudentSafeties,
} from '#modules/matching/contracts/index.js';
import { estimated } from '../chance-figures.js';
import { ListedColleges } from '../listed-colleges.js';
import { type CollegeList } from '../tool-results.js';
import { type SafetyWishes, type ToolResult } from '../tools.js';
import { shownAtOnce } from './shown-at-once.js';

const GIVEN_UP: Readonly<Record<SafeColleges['gaveUp'][number], string>> = {
  completion: 'graduation under half',
  place: 'other states',
};

/** Safeties as a counselor names them: none that is saved already, at home first. */
@Injectable()
export class SafetySchools {
  constructor(
    private readonly safeties: StudentSafeties,
    private readonly list: StudentList,
    private readonly chances: StudentChances,
    private readonly listed: ListedColleges,
  ) {}

  async find(studentId: string, wishes: SafetyWishes): Promise<ToolResult<CollegeList>> {
    const { limit, page = 1, ...asUsed } = wishes;
    const { netPriceMax: priceMax, ...query } = asUsed;
    const most = shownAtOnce(limit);
    const saved = (await this.list.saved(studentId)).map(({ college }) => college.id);
    const [{ unitIds, gaveUp }, term] = await Promise.all([
      this.safeties.find(studentId, { ...query, priceMax }, most * page, saved),
      this.chances.admissionsTerm(),
    ]);
    const shown = unitIds.slice(most * (page - 1), most * page);
    return {
      ok: true,
      data: {
        rows: await this.listed.of(studentId, shown),
        total: estimated('all', 'colleges-counted', unitIds.length, 'count', term),
        wishes: asUsed,
        relaxed: gaveUp.map((what) => GIVEN_UP[what]),
        advice: unitIds.length === 0 ? adviceFor(wishes) : [],
      },
    };
  }
}

/** What to leave out when nothing was found, the narrowest wish first. */
function adviceFor({ netPriceMax, ownership, majors, states }: SafetyWishes): string[] {
  return [
    ...(netPriceMax === undefined ? [] : ['the price limit']),
    ...(ownership === undefined ? [] : [`the wish for ${ownership} colleges`]),
    ...(majors === undefined ? [] : ['the major']),
    ...(states === undefined ? [] : ['the state']),
  ];
}
