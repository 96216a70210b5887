import { Injectable } from '@nestjs/common';
import { Mailer, type Email } from '#shared-kernel/application/mailer.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AccountRepository } from '../domain/account.repository.js';
import { MailedLinks } from './mailed-links.js';

export type EmailText = Omit<Email, 'to'>;

/** Sends emails to account owners. Sends nothing if the account was removed in the meantime. */
@Injectable()
export class AccountEmails {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
    private readonly unitOfWork: UnitOfWork,
    private readonly mailer: Mailer,
  ) {}

  async sendToOwner(userId: string, text: EmailText): Promise<void> {
    const account = await this.unitOfWork.run(() => this.accounts.find(userId));
    if (account === null) return;
    const { firstName, email } = account.owner;
    await this.mailer.send({ to: { name: firstName, address: email }, ...text });
  }

  /** To an address that is not, or no longer, the account's own. */
  async sendToAddress(userId: string, address: string, text: EmailText): Promise<void> {
    const account = await this.unitOfWork.run(() => this.accounts.find(userId));
    if (account === null) return;
    await this.mailer.send({ to: { name: account.owner.firstName, address }, ...text });
  }

  /** To the address the link was created for. Sends nothing if the link was used or replaced. */
  async sendLink(tokenId: string, textFor: (token: string) => EmailText): Promise<void> {
    const link = await this.links.startSending(tokenId);
    if (link !== null) await this.sendToAddress(link.userId, link.email, textFor(link.token));
  }
}
