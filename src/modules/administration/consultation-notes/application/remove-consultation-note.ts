import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { ConsultationNoteRepository } from '../domain/consultation-note.repository.js';

export class RemoveConsultationNote extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly noteId: string,
    readonly basedOn: BasedOn,
  ) {
    super();
  }
}

@CommandHandler(RemoveConsultationNote)
export class RemoveConsultationNoteHandler implements ICommandHandler<RemoveConsultationNote> {
  constructor(
    private readonly notes: ConsultationNoteRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ studentId, noteId, basedOn }: RemoveConsultationNote): Promise<void> {
    await this.unitOfWork.run(async () => {
      const note = await this.notes.about(studentId, noteId);
      note.requireUnchangedSince(basedOn);
      await this.notes.remove(note);
    });
  }
}
