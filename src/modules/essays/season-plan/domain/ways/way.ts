import { type Day } from '../calendar/day.js';
import { type DatedBy, type Season, type SeasonApplication } from '../season.js';
import { type SeasonSettings } from '../settings.js';

/** One thing a student can change so that the season fits. */
export type Way =
  | {
      kind: 'reuse';
      itemId: string;
      /** The key of the essay that is turned. */
      essay: string;
      title: string;
      item: string;
      college: string;
    }
  | { kind: 'hours'; hoursPerWeek: number; extra: number }
  | { kind: 'move'; applicationId: string; college: string; from: Day; to: DatedBy }
  | { kind: 'drop'; applicationId: string; college: string; category: SeasonApplication['category'] };

export interface Situation {
  season: Season;
  settings: SeasonSettings;
}

/** What a way costs a student, in points: they only order the ways, and the page tells them. */
export const REUSE = 1;
export const HOUR_A_WEEK = 1;
export const MOVE = 3;
export const DROP = { reach: 6, target: 6, safety: 9 };
const DROP_UNKNOWN = 7;

export function costOf(way: Way): number {
  switch (way.kind) {
    case 'reuse':
      return REUSE;
    case 'hours':
      return way.extra * HOUR_A_WEEK;
    case 'move':
      return MOVE;
    case 'drop':
      return way.category === null ? DROP_UNKNOWN : DROP[way.category];
  }
}

export function after(way: Way, { season, settings }: Situation): Situation {
  switch (way.kind) {
    case 'hours':
      return { season, settings: { ...settings, hoursPerWeek: way.hoursPerWeek } };
    case 'reuse':
      return {
        season: { ...season, reuses: [...season.reuses, { itemId: way.itemId, essay: way.essay }] },
        settings,
      };
    case 'move':
      return { season: moved(season, way.applicationId, way.to), settings };
    case 'drop':
      return { season: without(season, way.applicationId), settings };
  }
}

const moved = (season: Season, applicationId: string, to: DatedBy): Season => {
  const application = season.applications.find(({ id }) => id === applicationId);
  return {
    ...season,
    applications: season.applications.map((one) =>
      one.id === applicationId
        ? { ...one, round: 'Regular Decision', planBy: to.day, dateNote: to.note, regular: null }
        : one,
    ),
    essays: season.essays.map((essay) => ({
      ...essay,
      uses: essay.uses.map((use) =>
        isOnlyFor(use.collegeIds, application) && use.dueOn === application?.planBy
          ? { ...use, dueOn: null }
          : use,
      ),
    })),
  };
};

const isOnlyFor = (collegeIds: readonly number[], application: SeasonApplication | undefined): boolean =>
  collegeIds.length === 1 && collegeIds[0] === application?.collegeId;

/** Without its answers too; an essay that goes nowhere else is not written. */
const without = (season: Season, applicationId: string): Season => {
  const application = season.applications.find(({ id }) => id === applicationId);
  return {
    ...season,
    applications: season.applications.filter(({ id }) => id !== applicationId),
    essays: season.essays
      .map((essay) => ({
        ...essay,
        uses: essay.uses.flatMap((use) => {
          if (isOnlyFor(use.collegeIds, application)) return [];
          return [{ ...use, collegeIds: use.collegeIds.filter((id) => id !== application?.collegeId) }];
        }),
      }))
      .filter(({ uses }) => uses.length > 0),
  };
};

/** Equal for equal changes. */
export const keyOf = (way: Way): string => JSON.stringify(way);
