import { Injectable } from '@nestjs/common';
import { EssayShared } from '#modules/essays/contracts/index.js';
import { AccountNames } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { SendNotifications } from './send-notifications.js';

/** Once for each essay. Its title stays on the page, which closes when the student stops sharing. */
@Injectable()
@ReactsTo(EssayShared)
export class TellAdultOfSharedEssay implements Reaction<EssayShared> {
  constructor(
    private readonly names: AccountNames,
    private readonly sendNotifications: SendNotifications,
  ) {}

  async handle({ essayId, studentId, adultId }: EssayShared): Promise<void> {
    const student = (await this.names.of([studentId])).get(studentId);
    if (student === undefined) return;
    await this.sendNotifications.to(adultId, [
      {
        kind: 'essay-shared',
        subject: `${studentId} ${essayId}`,
        title: `${student.name} shared an essay with you`,
        body: 'You can read it as it is now, and as it changes.',
        spanish: {
          title: `${student.name} compartió un ensayo con usted`,
          body: 'Puede leerlo como está ahora y como vaya cambiando.',
        },
        link: `/students/${studentId}/essays/${essayId}`,
      },
    ]);
  }
}
