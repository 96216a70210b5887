import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { AccountEmails } from '../../account/application/email/account-emails.js';
import { PublicLinks } from '../../account/application/email/public-links.js';
import { DataExportReady } from '../domain/data-export.events.js';

/** The email leads to the page, where one signs in first: whoever reads it can’t download anything with it. */
@Injectable()
@ReactsTo(DataExportReady, { tries: 'long' })
export class SendEmailWhenDataExportReady implements Reaction<DataExportReady> {
  constructor(
    private readonly emails: AccountEmails,
    private readonly links: PublicLinks,
  ) {}

  async handle({ userId }: DataExportReady): Promise<void> {
    await this.emails.sendToOwner(userId, (words) => words.dataExportReady(this.links.dataExport()));
  }
}
