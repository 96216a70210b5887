import { type StudentEstimate } from '#modules/college-catalogue/contracts/index.js';
import {
  categoryAt,
  type CollegeColumns,
  matchOrder,
  maybeListed,
  rankAll,
  type StudentMeasures,
} from '../../domain/engine/index.js';

/** What the search sorts and filters by, for every college of one student at once. */
export class SearchEstimates {
  private readonly chance: Float64Array;
  private readonly low: Float64Array;
  private readonly maybeListed: Uint8Array;
  private readonly matchOrder: Float32Array;

  constructor(
    private readonly student: StudentMeasures,
    private readonly columns: CollegeColumns,
  ) {
    const ranked = rankAll(student, columns);
    this.chance = ranked.chance;
    this.low = ranked.low;
    this.maybeListed = maybeListed(student.facts, columns);
    this.matchOrder = matchOrder(ranked, columns, student.facts.homeState, this.maybeListed);
  }

  at(row: number): StudentEstimate {
    const chance = orNull(this.chance[row]);
    return {
      match: orNull(this.matchOrder[row]),
      mayBeListed: this.maybeListed[row] === 1,
      chance,
      category:
        chance === null
          ? null
          : categoryAt(this.student, this.columns, row, { chance, low: this.low[row] ?? 0 }),
    };
  }
}

const orNull = (figure: number | undefined): number | null =>
  figure === undefined || Number.isNaN(figure) ? null : figure;
