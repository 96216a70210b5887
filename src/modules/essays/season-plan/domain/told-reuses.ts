import { type Day } from './calendar/day.js';
import { essayWorkOf } from './tasks/essay-work.js';
import { openApplications } from './open-applications.js';
import { type Season } from './season.js';

/** A reuse that counts in the plan, in the student's words. */
export interface ToldReuse {
  itemId: string;
  /** The essay that is turned. */
  title: string;
  /** What it is turned into. */
  item: string;
  college: string;
}

/** Those whose two essays are both still to be written or sent. */
export function toldReuses(season: Season, today: Day): ToldReuse[] {
  const works = essayWorkOf({ ...season, reuses: [] }, openApplications(season.applications, today), today);
  return season.reuses.flatMap(({ itemId, essay }) => {
    const source = works.find(({ key }) => key === essay);
    const turned = works.find((work) => work.itemId === itemId);
    if (source === undefined || turned === undefined) return [];
    return [{ itemId, title: source.title, item: turned.title, college: turned.uses[0]?.colleges[0] ?? '' }];
  });
}
