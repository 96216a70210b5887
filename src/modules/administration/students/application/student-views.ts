import { Injectable } from '@nestjs/common';
import { Accounts, AuditLog, StudentAccounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { LastViews } from './last-views.js';

/** Calls within half an hour are one view: the page makes several, and makes them again when the admin comes back to it. */
const ONE_VIEW_MS = 30 * 60 * 1000;

/** Logs that an admin looked at a student. Every call that shows something of a student uses it. */
@Injectable()
export class StudentViews {
  constructor(
    private readonly students: StudentAccounts,
    private readonly accounts: Accounts,
    private readonly views: LastViews,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws StudentNotFound */
  async record(adminId: string, studentId: string): Promise<void> {
    const viewedAt = this.clock.now();
    const newAfter = new Date(viewedAt.getTime() - ONE_VIEW_MS);
    await this.unitOfWork.run(async () => {
      await this.accounts.lockIfExists(studentId);
      await this.students.require(studentId);
      if (!(await this.views.note({ studentId, adminId, viewedAt }, newAfter))) return;
      const detail = { what: 'profile' };
      await this.audit.record({ kind: 'student-viewed', userId: studentId, by: adminId, detail });
    });
  }
}
