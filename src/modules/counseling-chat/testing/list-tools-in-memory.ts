import { CollegeDirectory, type PublishedRounds } from '#modules/college-catalogue/contracts/index.js';
import { FixedCards } from '#modules/college-catalogue/testing/fixed-cards.js';
import { type ShelvedEssay } from '#modules/essays/contracts/index.js';
import {
  type ApplicationOfStudent,
  type College,
  type CollegeMatch,
  type PriceForStudent,
  type SafeColleges,
  type SafetyQuery,
  StudentChances,
  StudentSafeties,
  StudentSearch,
} from '#modules/matching/contracts/index.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { CollegeRefs } from '../application/college-refs.js';
import { FigureYears } from '../application/tools/figure-years.js';
import { ListTools } from '../application/tools/list-tools.js';
import { ListedColleges } from '../application/tools/listed-colleges.js';
import { ApplicationsInTalk } from '../application/tools/lists/applications-in-talk.js';
import { Recommendations } from '../application/tools/lists/recommendations.js';
import { SafetySchools } from '../application/tools/lists/safety-schools.js';
import { SavedColleges } from '../application/tools/lists/saved-colleges.js';
import { InMemoryStudentAnswers } from './in-memory-student-answers.js';
import { FixedApplications, FixedDates, FixedShelf, InMemoryStudentList } from './lists-in-memory.js';

interface KnownList {
  readonly colleges: readonly College[];
  /** Unit ids. */
  readonly saved?: readonly number[];
  readonly recommended?: readonly number[];
  readonly safeties?: SafeColleges;
  readonly applications?: readonly ApplicationOfStudent[];
  /** What colleges published, by unit id. */
  readonly published?: Readonly<Record<number, PublishedRounds>>;
  readonly essays?: readonly ShelvedEssay[];
  readonly budget?: number;
  readonly now?: Date;
}

/** The tools about lists over colleges, a list, applications and essays in memory. */
export function listToolsInMemory(studentId: string, known: KnownList) {
  const { colleges, saved, recommended = [], safeties = { unitIds: [], gaveUp: [] } } = known;
  const cards = new FixedCards(colleges);
  const list = new InMemoryStudentList(colleges, saved);
  const chances = new ChancesInMemory(colleges, recommended);
  const listed = new ListedColleges(
    cards,
    chances,
    new PricesInMemory(colleges),
    new FigureYears(new YearlessDirectory()),
  );
  const answers = new InMemoryStudentAnswers();
  if (known.budget !== undefined) answers.put(studentId, { answers: { maxTuition: known.budget } });
  const search = new SafetiesInMemory(safeties);
  const refs = new CollegeRefs(cards);
  const clock = new FixedClock(known.now ?? new Date('2026-11-23T09:00:00Z'));
  const tools = new ListTools(
    new SafetySchools(search, list, chances, listed),
    new Recommendations(chances, listed),
    new SavedColleges(list, listed, answers),
    new ApplicationsInTalk(
      new FixedApplications(known.applications),
      new FixedDates(known.published),
      refs,
      clock,
    ),
    new FixedShelf(known.essays),
    refs,
  );
  return { tools, list, refs, asked: search.asked };
}

const notNeeded = () => Promise.reject(new Error('The tools about lists do not need it.'));

class ChancesInMemory extends StudentChances {
  constructor(
    private readonly colleges: readonly College[],
    private readonly list: readonly number[],
  ) {
    super();
  }

  at(): Promise<ReadonlyMap<number, CollegeMatch>> {
    return Promise.resolve(
      new Map(this.colleges.flatMap(({ id, match }) => (match === null ? [] : [[id, match] as const]))),
    );
  }

  recommended(): Promise<readonly number[]> {
    return Promise.resolve(this.list);
  }

  admissionsTerm(): Promise<string> {
    return Promise.resolve('fall 2023');
  }

  explain = notNeeded;
  ifChanged = notNeeded;
  missingAnswers = notNeeded;
}

class PricesInMemory extends StudentSearch {
  constructor(private readonly colleges: readonly College[]) {
    super();
  }

  prices(): Promise<ReadonlyMap<number, PriceForStudent>> {
    const priceOf = ({ id, netPrice, costOfAttendance }: College) =>
      [
        id,
        {
          amount: netPrice,
          fullPrice: costOfAttendance,
          kind: 'average',
          residence: null,
          outOfState: 0,
        },
      ] as const;
    return Promise.resolve(new Map(this.colleges.map(priceOf)));
  }

  find = notNeeded;
}

class SafetiesInMemory extends StudentSafeties {
  /** Queries with how many were wanted and which were left out. */
  readonly asked: { query: SafetyQuery; wanted: number; leftOut: readonly number[] }[] = [];

  constructor(private readonly known: SafeColleges) {
    super();
  }

  find(
    _studentId: string,
    query: SafetyQuery,
    wanted: number,
    leftOut: readonly number[],
  ): Promise<SafeColleges> {
    this.asked.push({ query, wanted, leftOut });
    return Promise.resolve(this.known);
  }
}

/** Its colleges say nothing of years. */
class YearlessDirectory extends CollegeDirectory {
  collegeInFull(): Promise<null> {
    return Promise.resolve(null);
  }

  catalogueVersion = notNeeded;
  isImporting = notNeeded;
  collegeFacts = notNeeded;
  collegeNames = notNeeded;
  programsInField = notNeeded;
}
