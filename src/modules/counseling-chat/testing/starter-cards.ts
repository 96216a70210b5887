import { type CollegeCard, CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { type CollegeFacts } from '#modules/matching/domain/engine/index.js';

/** Cards of these colleges with what chances need; everything else is not reported. */
export class StarterCards extends CollegeCards {
  private readonly cards: ReadonlyMap<number, CollegeCard>;

  constructor(colleges: readonly CollegeFacts[]) {
    super();
    this.cards = new Map(colleges.map((college) => [college.unitId, cardOf(college)]));
  }

  of(unitIds: readonly number[]): Promise<ReadonlyMap<number, CollegeCard>> {
    return Promise.resolve(
      new Map(
        unitIds.flatMap((id) => {
          const card = this.cards.get(id);
          return card === undefined ? [] : [[id, card] as const];
        }),
      ),
    );
  }
}

const OWNERSHIP = {
  public: 'Public',
  'private-nonprofit': 'Private nonprofit',
  'private-for-profit': 'Private for-profit',
} as const;

const cardOf = (college: CollegeFacts): CollegeCard => ({
  ...NOT_REPORTED,
  id: college.unitId,
  scorecardId: college.unitId,
  name: college.name,
  shortName: college.name.replace(/[- ](?:Main Campus|Ann Arbor)$/u, ''),
  state: college.state,
  location: college.state,
  ownership: OWNERSHIP[college.control],
  acceptanceRate: college.admitRate,
  admissionTerm: 'fall 2023',
  openAdmission: college.openAdmission,
  testPolicy: college.testPolicy,
});

const NOT_REPORTED: CollegeCard = {
  id: 0,
  scorecardId: 0,
  name: '',
  shortName: '',
  otherNames: [],
  city: '',
  state: '',
  location: '',
  region: '',
  setting: null,
  ownership: 'Public',
  level: 'Four-year',
  predominantDegree: "Bachelor's",
  sizeCategory: null,
  designations: [],
  operating: true,
  onlineOnly: false,
  underInvestigation: false,
  website: null,
  priceCalculatorUrl: null,
  imageUrl: null,
  description: null,
  acceptanceRate: null,
  admissionRate: null,
  admissionTerm: null,
  openAdmission: null,
  testPolicy: null,
  testOptional: null,
  yieldRate: null,
  averageGPA: null,
  satReading25: null,
  satReading75: null,
  satMath25: null,
  satMath75: null,
  sat25: null,
  sat75: null,
  satRange: null,
  act25: null,
  act75: null,
  actRange: null,
  studentPopulation: null,
  studentSize: null,
  studentFacultyRatio: null,
  completionRate: null,
  retentionRate: null,
  pellShare: null,
  programStrengths: [],
  tuitionInState: null,
  tuitionOutState: null,
  tuitionOutOfState: null,
  roomBoard: null,
  costOfAttendance: null,
  netPrice: null,
  netPrice0To30k: null,
  netPrice30To48k: null,
  netPrice48To75k: null,
  netPrice75To110k: null,
  netPrice110kPlus: null,
  financialAidAverage: null,
  medianDebt: null,
  medianEarnings: null,
  missing: {},
  dataYear: '2023-24',
  dataRelease: '2025-05-19',
  createdAt: '2026-11-01T00:00:00.000Z',
};
