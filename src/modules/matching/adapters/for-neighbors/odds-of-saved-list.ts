import { Injectable } from '@nestjs/common';
import { CurrentMatches } from '../../application/matches/current-matches.js';
import { type OddsOfList, StudentListOdds } from '../../contracts/index.js';
import {
  hasAffordableSafety,
  listedChance,
  listOdds,
  measureStudent,
  prepareColleges,
} from '../../domain/engine/index.js';
import { CollegeAnswersReadModel } from '../read-models/college-answers.read-model.js';
import { SavedListReadModel } from '../read-models/saved-list.read-model.js';

/** With fewer, the odds tell nearly what the chance at one of them is. */
const FEWEST = 3;

/** What the student sees above their list, without the part of each college. */
@Injectable()
export class OddsOfSavedList extends StudentListOdds {
  constructor(
    private readonly savedList: SavedListReadModel,
    private readonly answers: CollegeAnswersReadModel,
    private readonly current: CurrentMatches,
  ) {
    super();
  }

  async of(studentId: string): Promise<OddsOfList | null> {
    const [rows, answers, matches] = await Promise.all([
      this.savedList.of(studentId),
      this.answers.of(studentId),
      this.current.of(studentId),
    ]);
    const answered = new Set(answers.map(({ unitId }) => unitId));
    const open = rows.map(({ collegeId }) => collegeId).filter((unitId) => !answered.has(unitId));
    const { student, colleges, admissionsTerm } = matches.factsOf(open);
    const measured = measureStudent(student);
    if (!measured.enoughToEstimate) return null;

    const columns = prepareColleges(colleges, admissionsTerm);
    const listed = colleges.flatMap((_college, row) => listedChance(measured, columns, row) ?? []);
    if (listed.length < FEWEST) return null;
    const { any, low, high, affordable } = listOdds(listed);
    return {
      any,
      low,
      high,
      affordable,
      hasAffordableSafety: hasAffordableSafety(listed),
      counted: listed.length,
      notCounted: open.length - listed.length,
    };
  }
}
