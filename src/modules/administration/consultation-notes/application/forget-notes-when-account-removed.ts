import { Injectable } from '@nestjs/common';
import { AccountRemoved } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { ConsultationNoteRepository } from '../domain/consultation-note.repository.js';

@Injectable()
@ReactsTo(AccountRemoved, { forgetWhenDone: true })
export class ForgetNotesWhenAccountRemoved implements Reaction<AccountRemoved> {
  constructor(
    private readonly notes: ConsultationNoteRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async handle({ userId }: AccountRemoved): Promise<void> {
    await this.unitOfWork.run(() => this.notes.forget(userId));
  }
}
