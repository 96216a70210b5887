import { Injectable } from '@nestjs/common';
import { AccountNames, AdultUnlinked } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { SendNotifications } from './send-notifications.js';

/** Tells the side that did not end it. */
@Injectable()
@ReactsTo(AdultUnlinked)
export class TellOfEndedSharing implements Reaction<AdultUnlinked> {
  constructor(
    private readonly names: AccountNames,
    private readonly sendNotifications: SendNotifications,
  ) {}

  async handle({ endId, studentId, adultId, endedBy }: AdultUnlinked): Promise<void> {
    const [from, to] = endedBy === 'student' ? [studentId, adultId] : [adultId, studentId];
    const who = (await this.names.of([from])).get(from);
    if (who === undefined) return;
    const message = { kind: 'sharing-ended', subject: `${from} ${endId}` };
    await this.sendNotifications.to(to, [
      endedBy === 'student'
        ? {
            ...message,
            title: `${who.name} stopped sharing`,
            body: 'Ask them if you need something. They can let you in again with a new code.',
            spanish: {
              title: `${who.name} dejó de compartir`,
              body: 'Si necesita algo, pregúntele. Puede darle acceso otra vez con un código nuevo.',
            },
            link: '/',
          }
        : {
            ...message,
            title: `${who.name} gave up access`,
            body: 'They don’t see anything of yours anymore.',
            spanish: {
              title: `${who.name} renunció a lo que usted compartía`,
              body: 'Ya no ve nada suyo.',
            },
            link: '/settings/sharing',
          },
    ]);
  }
}
