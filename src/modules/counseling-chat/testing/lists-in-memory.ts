import { type CollegeCard } from '#modules/college-catalogue/contracts/index.js';
import { EssayShelf, type ShelvedEssay } from '#modules/essays/contracts/index.js';
import {
  ApplicationDates,
  type ApplicationOfStudent,
  type DatesToApply,
  type OpenItem,
  type College,
  type CollegeMatch,
  type SavedCollegeOfStudent,
  StudentApplications,
  StudentList,
} from '#modules/matching/contracts/index.js';

type Category = SavedCollegeOfStudent['category'];

/** One student's list in memory. */
export class InMemoryStudentList extends StudentList {
  /** The next change is refused with this. */
  refusal: Error | null = null;
  private list: readonly SavedCollegeOfStudent[];

  constructor(
    private readonly colleges: readonly College[],
    saved: readonly number[] = [],
  ) {
    super();
    this.list = saved.flatMap((id) => this.entry(id, null));
  }

  get ids(): readonly number[] {
    return this.list.map(({ college }) => college.id);
  }

  saved(): Promise<readonly SavedCollegeOfStudent[]> {
    return Promise.resolve(this.list);
  }

  save(_studentId: string, unitId: number, category: Category | null): Promise<void> {
    if (this.refusal !== null) return Promise.reject(this.refusal);
    if (!this.ids.includes(unitId)) this.list = [...this.list, ...this.entry(unitId, category)];
    return Promise.resolve();
  }

  remove(_studentId: string, unitId: number): Promise<void> {
    this.list = this.list.filter(({ college }) => college.id !== unitId);
    return Promise.resolve();
  }

  private entry(unitId: number, category: Category | null): SavedCollegeOfStudent[] {
    return this.colleges
      .filter(({ id }) => id === unitId)
      .map((college) => ({
        id: `saved-${String(unitId)}`,
        college,
        category: category ?? college.match?.category ?? 'target',
        categoryIsYours: category !== null,
        savedAt: new Date('2026-11-20T09:00:00Z'),
      }));
  }
}

/** A college with a chance as the engine gives it: low and high stand around the estimate. */
export const aCollegeWithMatch = (card: CollegeCard, chance: number, category: Category): College => ({
  ...card,
  match: aMatch(chance, category),
});

export const aMatch = (chance: number, category: Category): CollegeMatch => ({
  matchPercentage: 80,
  category,
  notSafe: null,
  notSafeReason: null,
  admissionProbability: chance,
  chanceLow: Math.max(0, chance - 0.2),
  chanceHigh: Math.min(1, chance + 0.2),
  basis: ['your GPA'],
  contributions: [],
  dataCompleteness: 1,
  why: '',
  reasoning: '',
});

export class FixedApplications extends StudentApplications {
  constructor(private readonly rows: readonly ApplicationOfStudent[] = []) {
    super();
  }

  of(): Promise<readonly ApplicationOfStudent[]> {
    return Promise.resolve(this.rows);
  }
}

/** Colleges that published nothing, but for one; of all others the usual days. */
export class FixedDates extends ApplicationDates {
  constructor(private readonly published: Readonly<Record<number, DatesToApply['published']>> = {}) {
    super();
  }

  of(_studentId: string | null, collegeId: number | null): Promise<DatesToApply> {
    return Promise.resolve({
      cycle: '2026-27',
      published: this.published[collegeId ?? 0] ?? null,
      usual: [
        { round: 'Early Decision', day: '2026-11-01' },
        { round: 'Early Action', day: '2026-11-01' },
        { round: 'Regular Decision', day: '2027-01-01' },
      ],
    });
  }
}

export const anOpenItem = (but: Partial<OpenItem> = {}): OpenItem => ({
  ...{
    id: 'item-1',
    kind: 'essay',
    label: 'Personal essay',
    dueOn: null,
    words: null,
    part: null,
    askedOn: null,
  },
  ...but,
});

/** As the student entered it. */
export const enteredDeadline = (date: string): ApplicationOfStudent['deadline'] => ({
  ...anApplication().deadline,
  ...{ date, kind: 'entered', note: 'As you entered it. Not checked yet.', planBy: date },
});

/** In its first days, with the changes a test needs. */
export const anApplication = (but: Partial<ApplicationOfStudent> = {}): ApplicationOfStudent => ({
  id: 'application-1',
  collegeId: 204796,
  collegeName: 'Ohio State University',
  round: 'Regular Decision',
  plan: null,
  platform: null,
  status: 'In Progress',
  decision: null,
  submissionDeadline: null,
  deadline: {
    date: null,
    kind: 'unknown',
    note: 'We don’t know the date. Check the college’s page.',
    planBy: null,
    cycle: null,
    source: null,
    checkedOn: null,
    checkedWhere: null,
    lastCycle: null,
    otherDates: [],
  },
  regularDeadline: null,
  openItems: [],
  essays: { required: 0, done: 0 },
  recommendations: { required: 0, done: 0 },
  testScoresToSend: false,
  transcriptsSent: false,
  aidAppliedFor: false,
  ...but,
});

export class FixedShelf extends EssayShelf {
  constructor(private readonly essays: readonly ShelvedEssay[] = []) {
    super();
  }

  of(): Promise<readonly ShelvedEssay[]> {
    return Promise.resolve(this.essays);
  }
}

export const anEssayOnTheShelf = (but: Partial<ShelvedEssay> = {}): ShelvedEssay => ({
  id: 'essay-1',
  title: 'Moth',
  essayType: 'Personal Statement',
  status: 'Draft',
  words: 412,
  wordLimit: 650,
  overallScore: null,
  updatedAt: new Date('2026-11-20T09:00:00Z'),
  ...but,
});
