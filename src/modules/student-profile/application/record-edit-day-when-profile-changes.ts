import { Injectable } from '@nestjs/common';
import { type Delivery, type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { ProfileChanged } from '../domain/student-profile.events.js';
import { EditDays } from './edit-days.js';

@Injectable()
@ReactsTo(ProfileChanged, { onePendingPer: ({ studentId }) => studentId })
export class RecordEditDayWhenProfileChanges implements Reaction<ProfileChanged> {
  constructor(private readonly editDays: EditDays) {}

  async handle({ studentId }: ProfileChanged, { occurredAt }: Delivery): Promise<void> {
    await this.editDays.record(studentId, occurredAt);
  }
}
