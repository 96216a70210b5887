import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { enteredRows, type SentRow } from '../domain/personal/family-college-history.js';
import { FamilyMember } from '../domain/personal/family-member.js';
import { ProfileRecord } from '../domain/profile-record.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** Replaces the whole list. Empty rows are left out; rows sent with the id of a stored row keep it. */
export class ReplaceFamilyCollegeHistory extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly rows: readonly SentRow[],
    readonly basedOn?: BasedOn,
  ) {
    super();
  }
}

@CommandHandler(ReplaceFamilyCollegeHistory)
export class ReplaceFamilyCollegeHistoryHandler implements ICommandHandler<ReplaceFamilyCollegeHistory> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  async execute({ studentId, rows, basedOn }: ReplaceFamilyCollegeHistory): Promise<void> {
    const now = this.clock.now();
    const entered = enteredRows(rows, now);

    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const profile = await this.profiles.lock(studentId);
      const stored = await this.profiles.listOf(FamilyMember, studentId);
      ProfileRecord.requireListUnchangedSince(basedOn, stored);
      const former = new Map(stored.map((member) => [member.id, member]));
      entered.forEach(({ id, ...answers }, position) => {
        const member = (id !== null && former.get(id)) || new FamilyMember(newId(), studentId, now);
        former.delete(member.id);
        member.revise({ ...answers, position }, now);
        this.profiles.add(member);
      });
      for (const member of former.values()) this.profiles.remove(member);
      profile.recordChange();
    });
  }
}
