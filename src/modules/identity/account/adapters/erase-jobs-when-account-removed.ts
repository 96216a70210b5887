import { Injectable } from '@nestjs/common';
import { PersonalData } from '#shared-kernel/application/personal-data.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { TryAgainLater } from '#shared-kernel/platform/jobs/define-job.js';
import { AccountRemoved } from '../domain/account.events.js';

/** Jobs that were running when the account was removed name the person until they are done and deleted here. */
@Injectable()
@ReactsTo(AccountRemoved, { tries: 'long', forgetWhenDone: true })
export class EraseJobsWhenAccountRemoved implements Reaction<AccountRemoved> {
  constructor(private readonly personalData: PersonalData) {}

  async handle({ userId, type }: AccountRemoved): Promise<void> {
    const areAllGone = await this.personalData.eraseJobs(userId, { except: type });
    if (!areAllGone) throw new TryAgainLater('A job that names the person is still running.');
  }
}
