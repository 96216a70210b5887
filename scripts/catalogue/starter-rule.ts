import {
  admitRate,
  isBranchCampus,
  applicants,
  enrollsUndergraduates,
  has,
  isCommunityCollege,
  isForProfit,
  isGraduateOnly,
  isListCandidate,
  isOpenAdmission,
  isOperating,
  isServiceSchool,
  state,
  undergraduates,
} from '../../src/modules/college-catalogue/domain/federal-data/college-kinds.ts';
import { numberIn } from '../../src/modules/college-catalogue/domain/federal-data/figure.ts';
import { type SourceCollege } from '../../src/modules/college-catalogue/domain/federal-data/source-college.ts';

export type Chosen = { readonly college: SourceCollege; readonly clause: string };

/** The fifteen most populous states of the 2020 census. */
export const LARGE_STATES = 'CA TX FL NY PA IL OH GA NC MI NJ VA WA AZ MA'.split(' ');

/** The colleges in the worked examples of the matching method. */
const WORKED_EXAMPLES = ['166027', '110635', '193900', '204796', '104151', '222992'];
const TERRITORIES = 'PR GU VI AS MP FM MH PW'.split(' ');

type Measure = (college: SourceCollege) => number;
const graduateStudents: Measure = (college) => numberIn(college.row, 'GRADS') ?? 0;

/**
 * The rule of the starter catalogue (db/seed/college-catalogue/README.md), clause by clause. Each clause adds colleges that no
 * earlier one has added. Ties go to the lower unit id, so the same files give the same catalogue.
 */
export function selectStarter(all: readonly SourceCollege[]): Chosen[] {
  const pool = all.filter((college) => isOperating(college) && !isBranchCampus(college));
  const candidates = pool.filter(isListCandidate);
  const inState = (colleges: readonly SourceCollege[], wanted: string) =>
    colleges.filter((college) => state(college) === wanted);
  const states = [...new Set(pool.map(state))].filter((name) => !TERRITORIES.includes(name)).sort();

  const chosen = new Map<string, Chosen>();
  const choose = (clause: string, colleges: readonly SourceCollege[]) => {
    for (const college of colleges)
      if (!chosen.has(college.unitId)) chosen.set(college.unitId, { college, clause });
  };

  choose(
    'worked examples',
    pool.filter((college) => WORKED_EXAMPLES.includes(college.unitId)),
  );
  choose(
    'more than 20,000 applicants',
    pool.filter((college) => applicants(college) > 20_000),
  );
  choose(
    'admits fewer than 30 in 100',
    candidates.filter((college) => Number(admitRate(college).rate ?? 1) < 0.3),
  );
  choose(
    'service academies',
    pool.filter((college) => isServiceSchool(college) && enrollsUndergraduates(college)),
  );
  for (const name of states)
    choose('every state', most(applicants, inState(candidates, name), LARGE_STATES.includes(name) ? 7 : 4));
  for (const name of states)
    choose(
      'community colleges',
      most(
        undergraduates,
        inState(pool.filter(isCommunityCollege), name),
        LARGE_STATES.includes(name) ? 3 : 2,
      ),
    );
  choose('open-admission four-year', most(undergraduates, candidates.filter(isOpenAdmission), 40));
  for (const [mission, column, count] of MISSIONS)
    choose(
      mission,
      most(
        undergraduates,
        pool.filter((college) => has(column, '1')(college) && enrollsUndergraduates(college)),
        count,
      ),
    );
  for (const name of TERRITORIES)
    choose('territories', most(undergraduates, inState(pool, name), name === 'PR' ? 3 : 1));
  choose('every kind the search knows', [
    ...most(undergraduates, pool.filter(has('PREDDEG', '1')), 3),
    ...most(graduateStudents, pool.filter(isGraduateOnly), 3),
    ...most(
      undergraduates,
      pool.filter((college) => isForProfit(college) && has('PREDDEG', '3')(college)),
      3,
    ),
    ...most(
      undergraduates,
      pool.filter((college) => isForProfit(college) && has('PREDDEG', '2')(college)),
      3,
    ),
    ...most(undergraduates, pool.filter(has('DISTANCEONLY', '1')), 3),
    ...most(undergraduates, pool.filter(has('HCM2', '1')), 3),
  ]);

  return [...chosen.values()].sort((a, b) => Number(a.college.unitId) - Number(b.college.unitId));
}

const MISSIONS = [
  ['historically Black colleges', 'HBCU', 12],
  ['tribal colleges', 'TRIBAL', 5],
  ["women's colleges", 'WOMENONLY', 6],
  ["men's colleges", 'MENONLY', 3],
] as const;

function most(measure: Measure, colleges: readonly SourceCollege[], count: number): SourceCollege[] {
  return [...colleges]
    .sort((a, b) => measure(b) - measure(a) || Number(a.unitId) - Number(b.unitId))
    .slice(0, Math.max(0, count));
}
