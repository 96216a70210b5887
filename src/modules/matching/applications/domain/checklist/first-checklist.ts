import { anItem, type ItemDraft } from './checklist-item.js';
import { publishedItems } from './published-items.js';
import { type Requirements } from '../published-plan.js';
import { type ApplicationPlatform, type Day } from '../terms.js';
import { isUcCampus } from '../uc-campuses.js';
import { FAFSA, shortList, ucItems, usualItems } from './usual-items.js';

export interface ApplyingTo {
  collegeId: number;
  /** Takes everyone who finished high school. */
  openAdmission: boolean;
  twoYear: boolean;
  platform: ApplicationPlatform | null;
  requirements: Requirements | null;
  today: Day;
}

/** What a new application starts with; the student may change every line. */
export function firstChecklist(to: ApplyingTo): ItemDraft[] {
  if (to.openAdmission || to.twoYear) return shortList();
  if (to.requirements !== null) return [...publishedItems(to.requirements, to), anItem(FAFSA)];
  return isUcCampus(to.collegeId) ? ucItems() : usualItems(to.platform);
}
