import { todayOf } from '#shared-kernel/domain/calendar-day.js';
import { Injectable } from '@nestjs/common';
import { type ApplicationPlan, type CollegeCard } from '#modules/college-catalogue/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { type ChecklistItem } from '../domain/checklist/checklist-item.js';
import { firstChecklist } from '../domain/checklist/first-checklist.js';
import { type ApplicationPlatform } from '../domain/terms.js';

/** What a new application has to do, from what its college published. */
@Injectable()
export class FirstChecklists {
  constructor(private readonly clock: Clock) {}

  for(
    { id, openAdmission, level }: CollegeCard,
    plan: ApplicationPlan | undefined,
    platform: ApplicationPlatform | null,
  ): ChecklistItem[] {
    const drafts = firstChecklist({
      collegeId: id,
      openAdmission: openAdmission === true,
      twoYear: level !== 'Four-year',
      platform,
      requirements: plan?.requirements ?? null,
      today: todayOf(this.clock.now()),
    });
    return drafts.map((draft) => ({ id: newId(), ...draft }));
  }
}
