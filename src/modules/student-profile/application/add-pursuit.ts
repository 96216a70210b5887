import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Changes } from '../domain/changes.js';
import { type RecordKind } from '../domain/profile-record.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** Adds an activity, a portfolio item, an award or a research project; returns its id. */
export class AddPursuit<Answers extends object = object> extends Command<string> {
  constructor(
    readonly studentId: string,
    readonly kind: RecordKind<Answers>,
    readonly entry: Changes<Answers>,
  ) {
    super();
  }
}

@CommandHandler(AddPursuit)
export class AddPursuitHandler implements ICommandHandler<AddPursuit> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute<Answers extends object>({ studentId, kind, entry }: AddPursuit<Answers>): Promise<string> {
    const now = this.clock.now();
    const pursuit = new kind(newId(), studentId, now);
    pursuit.revise(entry, now);

    return this.unitOfWork.run(async () => {
      const profile = await this.profiles.lock(studentId);
      this.profiles.add(pursuit);
      profile.recordChange();
      return pursuit.id;
    });
  }
}
