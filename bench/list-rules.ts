import {
  balancedList,
  type CollegeColumns,
  type CollegeFacts,
  familyBudget,
  measureStudent,
  netPrices,
  rankAll,
  type StudentFacts,
} from '../src/modules/matching/domain/engine/index.js';
import { candidatesOf } from '../src/modules/matching/domain/engine/list/candidates.js';

/** Written apart from the engine's own rules, so that a mistake there is seen here. */
export function brokenRules(facts: StudentFacts, columns: CollegeColumns): string[] {
  const student = measureStudent(facts);
  const ranked = rankAll(student, columns);
  const list = balancedList(student, columns, ranked);
  const prices = netPrices(facts, columns);
  const budget = familyBudget(facts);
  const over = (row: number) => (budget === null ? 0 : (prices[row] ?? Number.NaN) - budget || 0);
  const broken: string[] = [];
  const check = (row: number, rule: string, keeps: boolean) => {
    if (!keeps) broken.push(`${columns.facts[row]?.name ?? ''}: ${rule}`);
  };
  for (const row of [...list.reach, ...list.target, ...list.safety]) {
    const college = columns.facts[row];
    if (college === undefined) continue;
    for (const [rule, keeps] of rulesFor(college, facts)) check(row, rule, keeps);
  }
  for (const row of list.reach) {
    const least = facts.homeState === 'abroad' && facts.needsAid === true ? 0.015 : 0.03;
    check(row, 'reach of 3% to 25%', within(ranked.chance[row], least, 0.25));
    check(row, 'reach at most $25,000 over', over(row) <= 25_000);
  }
  for (const row of list.target) {
    check(row, 'target of 25% and more', within(ranked.chance[row], 0.25, 1));
    check(row, 'target at most $15,000 over', over(row) <= 15_000);
  }
  for (const row of list.safety) {
    check(row, 'safety of 80%', within(ranked.chance[row], 0.8, 1));
    check(row, 'safety from 60% on', within(ranked.low[row], 0.6, 1));
    check(row, 'safety admits 45%', (columns.facts[row]?.admitRate ?? 1) >= 0.45);
    check(row, 'safety within $3,000 of the budget', over(row) <= 3000);
  }
  if (
    new Set([...list.reach, ...list.target, ...list.safety]).size <
    list.reach.length + list.target.length + list.safety.length
  )
    broken.push('a college stands twice');
  return broken;
}

function leastCompletion(home: boolean, isPublic: boolean): number {
  if (!home) return 0.4;
  return isPublic ? 0.28 : 0.3;
}

const SINGLE_PURPOSE = [31, 32, 33];

function rulesFor(college: CollegeFacts, facts: StudentFacts): readonly (readonly [string, boolean])[] {
  const home = college.state === facts.homeState;
  const isPublic = college.control === 'public';
  const isOpen = home && isPublic && college.openAdmission;
  const wished = facts.collegeCommunities.includes('HBCU') && college.historicallyBlack;
  const completion = college.completionRate ?? (college.retentionRate ?? 0) - 0.25;
  return [
    ['open', college.operating],
    ['four-year', college.level === 'four-year' && (college.predominantDegree === 'bachelors' || isOpen)],
    ['not for profit', college.control !== 'private-for-profit'],
    ['on a campus', !college.distanceOnly],
    ['money in order', !college.underCashMonitoring],
    ['no service academy', college.federalRegion !== 0],
    ['large enough', (college.undergraduates ?? 0) >= 500],
    [
      'graduates enough',
      completion >=
        (wished ? Math.min(0.3, leastCompletion(home, isPublic)) : leastCompletion(home, isPublic)),
    ],
    ['for women only if asked', !college.womenOnly || facts.singleSexColleges.includes('women')],
    ['for men only if asked', !college.menOnly || facts.singleSexColleges.includes('men')],
    ['no single purpose', !SINGLE_PURPOSE.includes(college.carnegieClass ?? 0)],
    [
      'teaches the program',
      facts.majorCip4 === null ||
        !['51', '14', '04', '13', '01', '49', '50'].includes(facts.cipFamily ?? '') ||
        college.bachelorsPrograms === null ||
        college.bachelorsPrograms.includes(facts.majorCip4),
    ],
  ];
}

function within(chance: number | undefined, least: number, most: number): boolean {
  return chance !== undefined && chance >= least && chance <= most;
}

/** Or fewer than three that could be listed. */
export function hasTwoSafeHomePublics(facts: StudentFacts, columns: CollegeColumns): boolean {
  const student = measureStudent(facts);
  const ranked = rankAll(student, columns);
  const isHomePublic = (row: number) =>
    columns.facts[row]?.control === 'public' && columns.facts[row].state === facts.homeState;
  const { safety } = candidatesOf(student, columns, ranked, new Set());
  const best = Math.max(...safety.map(({ score }) => score));
  const close = safety.filter(({ row, score }) => isHomePublic(row) && score >= best - 20);
  const listed = balancedList(student, columns, ranked).safety.filter(isHomePublic);
  return close.length < 3 || listed.length >= 2;
}
