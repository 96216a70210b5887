import { Injectable } from '@nestjs/common';
import { AccountNames, RequestGranted } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { SendNotifications } from './send-notifications.js';

@Injectable()
@ReactsTo(RequestGranted)
export class TellAdultOfGrantedRequest implements Reaction<RequestGranted> {
  constructor(
    private readonly names: AccountNames,
    private readonly sendNotifications: SendNotifications,
  ) {}

  async handle({ requestId, studentId, adultId }: RequestGranted): Promise<void> {
    const student = (await this.names.of([studentId])).get(studentId);
    if (student === undefined) return;
    await this.sendNotifications.to(adultId, [
      {
        kind: 'request-granted',
        subject: `${studentId} ${requestId}`,
        title: `${student.name} shares with you now`,
        body: 'You see what they chose. They can change it, or end it, at any time.',
        spanish: {
          title: `${student.name} ya comparte con usted`,
          body: 'Usted ve lo que eligió compartir. Puede cambiarlo o terminarlo cuando quiera.',
        },
        link: '/',
      },
    ]);
  }
}
