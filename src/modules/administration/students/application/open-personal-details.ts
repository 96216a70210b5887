import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts, AuditLog, StudentAccounts } from '#modules/identity/contracts/index.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';

/** Someone who runs Flyleaf opens what is masked. It shows once; the student sees when and why. */
export class OpenPersonalDetails extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly studentId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(OpenPersonalDetails)
export class OpenPersonalDetailsHandler implements ICommandHandler<OpenPersonalDetails> {
  constructor(
    private readonly students: StudentAccounts,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ adminId, studentId, reason }: OpenPersonalDetails): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lockIfExists(studentId);
      await this.students.require(studentId);
      const detail = { what: 'personal-details', reason };
      await this.audit.record({ kind: 'student-viewed', userId: studentId, by: adminId, detail });
    });
  }
}
