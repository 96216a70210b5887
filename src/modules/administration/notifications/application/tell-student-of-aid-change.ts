import { Injectable } from '@nestjs/common';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { AccountNames } from '#modules/identity/contracts/index.js';
import { AidChangedByParent } from '#modules/matching/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { SendNotifications } from './send-notifications.js';

/** Once a day for each offer, and once for the forms: a parent who corrects a line five times rings once. */
@Injectable()
@ReactsTo(AidChangedByParent)
export class TellStudentOfAidChange implements Reaction<AidChangedByParent> {
  constructor(
    private readonly names: AccountNames,
    private readonly cards: CollegeCards,
    private readonly sendNotifications: SendNotifications,
  ) {}

  async handle({
    studentId,
    parentId,
    what,
    applicationId,
    collegeId,
    day,
  }: AidChangedByParent): Promise<void> {
    const parent = (await this.names.of([parentId])).get(parentId);
    const college = (await this.cards.of([collegeId])).get(collegeId);
    if (parent === undefined || college === undefined) return;
    const kind = 'aid-changed-by-parent';
    const spanish =
      'Revise que diga lo que usted tiene. Puede cambiarlo, o dejar de compartir los precios, cuando quiera.';
    const body = 'Check that it says what you have. You can change it, or stop sharing prices, at any time.';
    await this.sendNotifications.to(studentId, [
      what === 'offer'
        ? {
            kind,
            subject: `${parentId} ${applicationId} ${day}`,
            title: `${parent.name} changed the offer of ${college.shortName}`,
            body,
            spanish: { title: `${parent.name} cambió la oferta de ${college.shortName}`, body: spanish },
            link: `/applications/aid?offer=${applicationId}`,
          }
        : {
            kind,
            subject: `${parentId} forms ${day}`,
            title: `${parent.name} changed which aid forms are done`,
            body,
            spanish: { title: `${parent.name} cambió qué formularios de ayuda están listos`, body: spanish },
            link: '/applications/aid',
          },
    ]);
  }
}
