import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { StudentReminded } from '#modules/matching/contracts/index.js';
import { SendNotifications } from './send-notifications.js';

@Injectable()
@ReactsTo(StudentReminded)
export class TellStudentOfDates implements Reaction<StudentReminded> {
  constructor(private readonly sendNotifications: SendNotifications) {}

  async handle({ studentId, reminders }: StudentReminded): Promise<void> {
    await this.sendNotifications.to(
      studentId,
      reminders.map(({ kind, key, title, body, spanish, applicationId }) => ({
        kind,
        subject: key,
        title,
        body,
        spanish,
        link: `/applications/${applicationId}`,
      })),
    );
  }
}
