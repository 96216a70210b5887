import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts, StudentAccounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { ConsultationNote } from '../domain/consultation-note.js';
import { ConsultationNoteRepository } from '../domain/consultation-note.repository.js';

/** Returns the note’s id. */
export class AddConsultationNote extends Command<string> {
  constructor(
    readonly adminId: string,
    readonly studentId: string,
    readonly text: string,
  ) {
    super();
  }
}

@CommandHandler(AddConsultationNote)
export class AddConsultationNoteHandler implements ICommandHandler<AddConsultationNote> {
  constructor(
    private readonly notes: ConsultationNoteRepository,
    private readonly students: StudentAccounts,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, studentId, text }: AddConsultationNote): Promise<string> {
    return this.unitOfWork.run(async () => {
      await this.students.require(studentId);
      await this.accounts.lock(studentId);
      const now = this.clock.now();
      const note = ConsultationNote.write({ id: newId(), studentId, authorId: adminId, text, now });
      await this.notes.save(note);
      return note.stored.id;
    });
  }
}
