import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts, AuditLog, StudentAccounts } from '#modules/identity/contracts/index.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';

export type MaskedPart = 'personal-details' | 'chances';

/** Someone who runs Flyleaf opens what is masked. It shows once; the student sees what, when and why. */
export class OpenMaskedPart extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly studentId: string,
    readonly what: MaskedPart,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(OpenMaskedPart)
export class OpenMaskedPartHandler implements ICommandHandler<OpenMaskedPart> {
  constructor(
    private readonly students: StudentAccounts,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ adminId, studentId, what, reason }: OpenMaskedPart): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lockIfExists(studentId);
      await this.students.require(studentId);
      await this.audit.record({
        kind: 'student-viewed',
        userId: studentId,
        by: adminId,
        detail: { what, reason },
      });
    });
  }
}
