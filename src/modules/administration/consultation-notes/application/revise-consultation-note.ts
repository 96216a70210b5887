import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { ConsultationNoteRepository } from '../domain/consultation-note.repository.js';

export class ReviseConsultationNote extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly studentId: string,
    readonly noteId: string,
    readonly text: string,
    readonly basedOn: BasedOn,
  ) {
    super();
  }
}

@CommandHandler(ReviseConsultationNote)
export class ReviseConsultationNoteHandler implements ICommandHandler<ReviseConsultationNote> {
  constructor(
    private readonly notes: ConsultationNoteRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, studentId, noteId, text, basedOn }: ReviseConsultationNote): Promise<void> {
    await this.unitOfWork.run(async () => {
      const note = await this.notes.about(studentId, noteId);
      note.revise(adminId, text, basedOn, this.clock.now());
      await this.notes.save(note);
    });
  }
}
