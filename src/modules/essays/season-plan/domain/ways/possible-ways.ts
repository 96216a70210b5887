import { type Day } from '../calendar/day.js';
import { type EssayWork, essayWorkOf } from '../tasks/essay-work.js';
import { openApplications } from '../open-applications.js';
import { type Season, type SeasonApplication } from '../season.js';
import { type Way } from './way.js';

/** An essay is cut to no less than half, as in the essay plan. */
const LONGEST_TO_SHORTEST = 2;

/** Everything a student could change besides the hours; whether it helps is seen by planning again. */
export const possibleWays = (season: Season, today: Day): Way[] => [
  ...reuses(season, today),
  ...moves(season, today),
  ...drops(season, today),
];

/** An item whose prompt nobody told may take an essay of another college, if the questions are close. */
function reuses(season: Season, today: Day): Way[] {
  const works = essayWorkOf(season, openApplications(season.applications, today), today);
  const taken = new Set<string>();
  return works.toSorted(byKey).flatMap((work): Way[] => {
    const { itemId, uses } = work;
    const source = itemId === null || taken.has(work.key) ? undefined : sourceFor(work, works);
    if (itemId === null || source === undefined) return [];
    taken.add(source.key);
    const college = uses[0]?.colleges[0] ?? '';
    return [{ kind: 'reuse', itemId, essay: source.key, title: source.title, item: work.title, college }];
  });
}

/** The closest in length among those that are due no later and go to another college. */
const sourceFor = (work: EssayWork, works: readonly EssayWork[]): EssayWork | undefined =>
  works
    .filter((other) => other.key !== work.key && other.mayTravel && mayBecome(other, work))
    .toSorted((a, b) => Math.abs(a.words - work.words) - Math.abs(b.words - work.words) || byKey(a, b))
    .at(0);

function mayBecome(source: EssayWork, work: EssayWork): boolean {
  const isClose =
    Math.max(source.words, work.words) <= LONGEST_TO_SHORTEST * Math.min(source.words, work.words);
  const isDueFirst =
    dueOf(source) < dueOf(work) || (dueOf(source) === dueOf(work) && byKey(source, work) < 0);
  const readers = new Set(source.uses.flatMap(({ colleges }) => colleges));
  return isClose && isDueFirst && !work.uses.some(({ colleges }) => colleges.some((one) => readers.has(one)));
}

const dueOf = ({ uses }: EssayWork): Day => uses[0]?.sendBy.day ?? '';

const byKey = (a: EssayWork, b: EssayWork): number => (a.key < b.key ? -1 : 1);

/** Early Action promises nothing, so it may become Regular Decision; a binding plan is never touched. */
const moves = ({ applications }: Season, today: Day): Way[] =>
  openApplications(applications, today).flatMap(({ id, college, round, regular, sendBy }): Way[] =>
    round === 'Early Action' && regular !== null && regular.day > sendBy.day
      ? [{ kind: 'move', applicationId: id, college, from: sendBy.day, to: regular }]
      : [],
  );

const drops = ({ applications }: Season, today: Day): Way[] =>
  applications.length < 2
    ? []
    : openApplications(applications, today)
        .filter(({ round }) => round !== 'Early Decision')
        .map(({ id, college, category }): Way => ({ kind: 'drop', applicationId: id, college, category }));

/** Whether one safety is left, if there was one, and at least one application. */
export function keepsEnough(ways: readonly Way[], applications: readonly SeasonApplication[]): boolean {
  const dropped = new Set(ways.flatMap((way) => (way.kind === 'drop' ? [way.applicationId] : [])));
  const kept = applications.filter(({ id }) => !dropped.has(id));
  const isSafety = ({ category }: SeasonApplication): boolean => category === 'safety';
  return kept.length > 0 && (kept.some(isSafety) || !applications.some(isSafety));
}

/** An application is moved or left out, not both. */
export const mayGoTogether = (way: Way, chosen: readonly Way[]): boolean =>
  !chosen.some(
    (one) => 'applicationId' in one && 'applicationId' in way && one.applicationId === way.applicationId,
  );
