import { Injectable } from '@nestjs/common';
import { AccountEmailChanged, Accounts } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { UserProfile } from '../domain/personal/user-profile.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** Copies a new account email to the profile, unless the student entered a different one there. */
@Injectable()
@ReactsTo(AccountEmailChanged)
export class FollowAccountEmail implements Reaction<AccountEmailChanged> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle({ userId, formerEmail, email }: AccountEmailChanged): Promise<void> {
    // Parents and counselors have no profile, and none is opened for them.
    if (!(await this.unitOfWork.run(() => this.profiles.find(UserProfile, userId)))) return;

    await this.unitOfWork.run(async () => {
      if (!(await this.accounts.lockIfExists(userId))) return;
      const profile = await this.profiles.lock(userId);
      const personal = await this.profiles.find(UserProfile, userId);
      if (personal?.followEmail(formerEmail, email, this.clock.now())) profile.recordChange();
    });
  }
}
