import { Injectable } from '@nestjs/common';
import { Mailer, type Email } from '#shared-kernel/application/mailer.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AccountRepository } from '../domain/account.repository.js';
import { MailedLinks } from './mailed-links.js';

type Words = Omit<Email, 'to'>;

/** Letters to the owners of accounts. Nothing is sent to an account that is gone in the meantime. */
@Injectable()
export class AccountPost {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
    private readonly unitOfWork: UnitOfWork,
    private readonly mailer: Mailer,
  ) {}

  async toOwner(userId: string, words: Words): Promise<void> {
    const account = await this.unitOfWork.run(() => this.accounts.find(userId));
    if (account === null) return;
    const { firstName, email } = account.owner;
    await this.mailer.send({ to: { name: firstName, address: email }, ...words });
  }

  /** To an address that is not, or no longer, the account's own. */
  async toAddress(userId: string, address: string, words: Words): Promise<void> {
    const account = await this.unitOfWork.run(() => this.accounts.find(userId));
    if (account === null) return;
    await this.mailer.send({ to: { name: account.owner.firstName, address }, ...words });
  }

  /** A letter with a link goes where the link was made for, unless the link is void by now. */
  async withLink(tokenId: string, words: (token: string) => Words): Promise<void> {
    const leaving = await this.links.leaving(tokenId);
    if (leaving !== null) await this.toAddress(leaving.userId, leaving.email, words(leaving.token));
  }
}
