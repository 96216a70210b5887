import { Injectable } from '@nestjs/common';
import { Accounts, UserRegistered } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { UserProfile } from '../domain/personal/user-profile.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** Copies the name and email from the registration. Answers the student has already entered stay. */
@Injectable()
@ReactsTo(UserRegistered)
export class OpenProfileWhenStudentRegisters implements Reaction<UserRegistered> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle({ userId, role, ...known }: UserRegistered): Promise<void> {
    if (role !== 'student') return;

    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      if (!(await this.accounts.lockIfExists(userId))) return;
      const profile = await this.profiles.lock(userId);
      const personal =
        (await this.profiles.find(UserProfile, userId)) ?? new UserProfile(newId(), userId, now);
      if (!personal.prefill(known, now)) return;
      this.profiles.add(personal);
      profile.recordChange();
    });
  }
}
