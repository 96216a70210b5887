import { type CollegeCard } from '#modules/college-catalogue/contracts/index.js';
import { aCollegeCard } from '#modules/college-catalogue/testing/a-college-card.js';
import { type CollegeFacts } from '#modules/matching/domain/engine/index.js';
import { starterColleges } from '#modules/matching/domain/engine/testing/starter-colleges.js';

const OWNERSHIP = {
  public: 'Public',
  'private-nonprofit': 'Private nonprofit',
  'private-for-profit': 'Private for-profit',
} as const;

/** A college as lists show it, with what chances need. */
export function cardOf(college: CollegeFacts): CollegeCard {
  return aCollegeCard({
    id: college.unitId,
    name: college.name,
    shortName: college.name.replace(/[- ](?:Main Campus|Ann Arbor)$/u, ''),
    state: college.state,
    location: college.state,
    ownership: OWNERSHIP[college.control],
    acceptanceRate: college.admitRate,
    openAdmission: college.openAdmission,
    testPolicy: college.testPolicy,
  });
}

export const STARTER_COLLEGES: readonly CollegeFacts[] = starterColleges();
export const STARTER_CARDS: readonly CollegeCard[] = STARTER_COLLEGES.map(cardOf);
