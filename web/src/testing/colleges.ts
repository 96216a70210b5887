import {
  type College,
  type CollegeCard,
  type CollegeMatch,
  type CollegeSearchResponse,
  type Recommendation,
  type SavedCollege,
} from '@/api';

/** A public university in Ohio, as every list shows it. */
export const aCard = (but: Partial<CollegeCard> = {}): CollegeCard => ({
  id: 204796,
  scorecardId: 204796,
  name: 'Ohio State University-Main Campus',
  otherNames: [],
  city: 'Columbus',
  state: 'OH',
  location: 'Columbus, OH',
  region: 'Great Lakes',
  setting: 'Urban',
  ownership: 'Public',
  level: 'Four-year',
  predominantDegree: 'Bachelor’s',
  sizeCategory: 'Large',
  designations: [],
  operating: true,
  onlineOnly: false,
  underInvestigation: false,
  website: 'https://www.osu.edu/',
  priceCalculatorUrl: null,
  imageUrl: null,
  description: null,
  acceptanceRate: 0.5082,
  admissionRate: '0.5082',
  admissionTerm: 'fall 2023',
  openAdmission: false,
  testPolicy: 'optional',
  testOptional: true,
  yieldRate: null,
  averageGPA: null,
  satReading25: 650,
  satReading75: 720,
  satMath25: 680,
  satMath75: 760,
  sat25: 1330,
  sat75: 1480,
  satRange: '1330–1480',
  act25: 29,
  act75: 32,
  actRange: '29–32',
  studentPopulation: 44617,
  studentSize: 44617,
  studentFacultyRatio: 18,
  completionRate: 0.8773,
  retentionRate: 0.9412,
  pellShare: 0.1945,
  programStrengths: ['Business'],
  tuitionInState: 12859,
  tuitionOutState: 38365,
  tuitionOutOfState: 38365,
  roomBoard: 14272,
  netPrice: 18292,
  netPrice0To30k: 6259,
  netPrice30To48k: 7104,
  netPrice48To75k: 12683,
  netPrice75To110k: 22870,
  netPrice110kPlus: 27144,
  financialAidAverage: null,
  medianDebt: 14500,
  medianEarnings: 60409,
  missing: {},
  dataYear: '2023-24',
  dataRelease: '2025-05-19',
  createdAt: '2026-01-05T10:00:00.000Z',
  ...but,
});

/** A wide range around an even chance. */
export const aMatch = (but: Partial<CollegeMatch> = {}): CollegeMatch => ({
  matchPercentage: 93,
  category: 'target',
  admissionProbability: 0.5006,
  chanceLow: 0.1562,
  chanceHigh: 0.8393,
  basis: ['your GPA', 'your SAT', 'the fall 2023 admissions data'],
  contributions: [],
  dataCompleteness: 1,
  reasoning: 'It fits you best on location and cost. The weakest part is academics.',
  ...but,
});

export const aCollege = (but: Partial<College> = {}): College => ({ ...aCard(), match: aMatch(), ...but });

export const aRecommendation = (
  card: Partial<CollegeCard> = {},
  match: Partial<CollegeMatch> = {},
): Recommendation => ({ college: aCard(card), match: aMatch(match), ...aMatch(match) });

export const aSavedCollege = (but: Partial<SavedCollege> = {}): SavedCollege => ({
  ...aMatch(),
  id: '01990000-0000-7000-8000-00000000000a',
  collegeId: 204796,
  college: aCard(),
  category: 'Target',
  computedCategory: 'Target',
  categoryIsYours: false,
  notes: '',
  isHidden: false,
  savedAt: '2026-01-05T10:00:00.000Z',
  match: aMatch(),
  ...but,
});

/** One page of a search that found so many in all. */
export const aSearchReply = (
  colleges: College[],
  {
    total = colleges.length,
    page = 1,
    hasNextPage = false,
    matchCount = 0,
    ...rest
  }: Partial<CollegeSearchResponse> = {},
): CollegeSearchResponse => ({
  colleges,
  total,
  page,
  pageSize: 50,
  totalPages: Math.ceil(total / 50),
  hasNextPage,
  hasPreviousPage: page > 1,
  matchCount,
  ...rest,
});

/** How many colleges each choice has; what is not counts has none. */
export const someFacets = (
  counts: Partial<NonNullable<CollegeSearchResponse['facets']>> = {},
): NonNullable<CollegeSearchResponse['facets']> => ({
  state: [],
  ownership: [],
  degrees_awarded: [],
  locale: [],
  region: [],
  size: [],
  major: [],
  testPolicy: [],
  designation: [],
  openAdmission: [],
  onlineOnly: [],
  ...counts,
});
