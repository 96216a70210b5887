import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { EssayCommented } from '#modules/essays/contracts/index.js';
import { SendNotifications } from './send-notifications.js';

@Injectable()
@ReactsTo(EssayCommented)
export class TellStudentOfComment implements Reaction<EssayCommented> {
  constructor(private readonly sendNotifications: SendNotifications) {}

  async handle({ studentId, essayId, commentId }: EssayCommented): Promise<void> {
    await this.sendNotifications.to(studentId, [
      {
        kind: 'essay-commented',
        subject: commentId,
        title: 'A new comment on your essay',
        body: 'Your counselor read your draft and wrote to you.',
        spanish: {
          title: 'Un comentario nuevo sobre su ensayo',
          body: 'Su consejero leyó su borrador y le escribió.',
        },
        link: `/essays/${essayId}?tab=comments`,
      },
    ]);
  }
}
