import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts, AuditLog } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { EssayOpenings } from './essay-openings.js';

/** Someone who runs Flyleaf opens a student’s essay. The student sees who did so, when and why. */
export class OpenEssay extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly essayId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(OpenEssay)
export class OpenEssayHandler implements ICommandHandler<OpenEssay> {
  constructor(
    private readonly openings: EssayOpenings,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, essayId, reason }: OpenEssay): Promise<void> {
    await this.unitOfWork.run(async () => {
      const studentId = await this.openings.ownerOf(essayId);
      await this.accounts.lock(studentId);
      await this.openings.add({ essayId, adminId, reason, openedAt: this.clock.now() });
      const detail = { what: 'essay', reason };
      await this.audit.record({ kind: 'student-viewed', userId: studentId, by: adminId, detail });
    });
  }
}
