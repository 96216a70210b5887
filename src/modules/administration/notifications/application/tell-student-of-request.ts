import { Injectable } from '@nestjs/common';
import { AccountNames, LinkRequested } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { SendNotifications } from './send-notifications.js';

@Injectable()
@ReactsTo(LinkRequested)
export class TellStudentOfRequest implements Reaction<LinkRequested> {
  constructor(
    private readonly names: AccountNames,
    private readonly sendNotifications: SendNotifications,
  ) {}

  async handle({ requestId, studentId, adultId }: LinkRequested): Promise<void> {
    const adult = (await this.names.of([adultId])).get(adultId);
    if (adult === undefined) return;
    await this.sendNotifications.to(studentId, [
      {
        kind: 'link-requested',
        subject: `${adultId} ${requestId}`,
        title: `${adult.name} asks to see your plans`,
        body: 'They see nothing unless you say yes. Check who it is, then choose what to share, or decline.',
        spanish: {
          title: `${adult.name} pide ver sus planes`,
          body: 'No ve nada mientras usted no acepte. Vea quién es y elija qué compartir, o rechace.',
        },
        link: '/settings/sharing',
      },
    ]);
  }
}
