import { Injectable } from '@nestjs/common';
import {
  CollegeAnnotator,
  type CollegeExplanation,
  type CollegePrices,
  type SearchIncomeBand,
  type StudentNow,
} from '#modules/college-catalogue/contracts/index.js';
import { CurrentMatches } from '../../application/current-matches.js';
import { CurrentRelease, type PreparedRelease } from '../../application/current-release.js';
import { netPrices } from '../../domain/engine/index.js';

/** Lets the catalogue's rows and its Learn More say what a college is for the student who asks. */
@Injectable()
export class MatchAnnotator extends CollegeAnnotator {
  /** By income and home state, for as long as the release is in use. */
  private readonly prices = new WeakMap<PreparedRelease, Map<string, CollegePrices>>();

  constructor(
    private readonly current: CurrentMatches,
    private readonly release: CurrentRelease,
  ) {
    super();
  }

  async asOfNow(studentId: string): Promise<StudentNow> {
    const moment = await this.current.knownMoment(studentId);
    return {
      version: `${moment.profileVersion}-${moment.release.version}`,
      outlook: () => this.current.at(studentId, moment),
    };
  }

  async pricesAt(incomeBand: SearchIncomeBand, homeState: string | null): Promise<CollegePrices> {
    const release = await this.release.prepared();
    const known = this.prices.get(release) ?? new Map<string, CollegePrices>();
    this.prices.set(release, known);

    const key = `${incomeBand} ${homeState ?? ''}`;
    const prices = known.get(key) ?? pricesOf(release, incomeBand, homeState);
    known.set(key, prices);
    return prices;
  }

  async explain(studentId: string, unitId: number): Promise<CollegeExplanation | null> {
    return (await this.current.of(studentId)).explain(unitId);
  }
}

function pricesOf(
  { columns }: PreparedRelease,
  incomeBand: SearchIncomeBand,
  homeState: string | null,
): CollegePrices {
  const prices = netPrices({ incomeBand, homeState }, columns);
  return { unitIds: columns.unitIds, netPrice: () => prices };
}
