import { Injectable } from '@nestjs/common';
import { AccountNames, AdultLinked } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { SendNotifications } from './send-notifications.js';

@Injectable()
@ReactsTo(AdultLinked)
export class TellStudentOfLinkedAdult implements Reaction<AdultLinked> {
  constructor(
    private readonly names: AccountNames,
    private readonly sendNotifications: SendNotifications,
  ) {}

  async handle({ invitationId, studentId, adultId }: AdultLinked): Promise<void> {
    const adult = (await this.names.of([adultId])).get(adultId);
    if (adult === undefined) return;
    await this.sendNotifications.to(studentId, [
      {
        kind: 'adult-linked',
        subject: `${adultId} ${invitationId}`,
        title: `${adult.name} used your code`,
        body: 'They see what you chose. You can change it, or end it, at any time.',
        spanish: {
          title: `${adult.name} usó su código`,
          body: 'Ve lo que usted eligió. Puede cambiarlo o terminarlo cuando quiera.',
        },
        link: '/settings/sharing',
      },
    ]);
  }
}
