import { Injectable } from '@nestjs/common';
import { EssayReviewed } from '#modules/essays/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { SendNotifications } from './send-notifications.js';

@Injectable()
@ReactsTo(EssayReviewed)
export class TellStudentOfReview implements Reaction<EssayReviewed> {
  constructor(private readonly sendNotifications: SendNotifications) {}

  async handle({ studentId, essayId, versionNumber }: EssayReviewed): Promise<void> {
    await this.sendNotifications.to(studentId, [
      {
        kind: 'essay-reviewed',
        subject: `${essayId} ${versionNumber}`,
        title: 'Your essay was read',
        body: 'See what a reader finds strong, and the questions for your next version.',
        spanish: {
          title: 'Leyeron su ensayo',
          body: 'Vea qué le parece fuerte a un lector y las preguntas para su próxima versión.',
        },
        link: `/essays/${essayId}?tab=analysis`,
      },
    ]);
  }
}
