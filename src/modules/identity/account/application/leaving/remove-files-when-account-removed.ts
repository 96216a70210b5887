import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { StoredFiles } from '#shared-kernel/application/stored-files.js';
import { AccountRemoved } from '../../domain/account.events.js';

/** A storage that is down is tried again for about a day. */
@Injectable()
@ReactsTo(AccountRemoved, { tries: 'long', forgetWhenDone: true })
export class RemoveFilesWhenAccountRemoved implements Reaction<AccountRemoved> {
  constructor(private readonly files: StoredFiles) {}

  async handle({ userId }: AccountRemoved): Promise<void> {
    await this.files.removeAllOf(userId);
  }
}
