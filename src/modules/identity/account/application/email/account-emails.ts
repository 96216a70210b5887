import { Injectable } from '@nestjs/common';
import { Budgets } from '#shared-kernel/application/budget.js';
import { Mailer, type Email } from '#shared-kernel/application/mailer.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Account } from '../../domain/account.js';
import { AccountRepository } from '../../domain/account.repository.js';
import { mailboxOf } from '../../domain/email-address.js';
import { type EmailText } from './email-text.js';
import { english, type EmailWords } from './email-words.js';
import { spanish } from './email-words.es.js';
import { IDENTITY_BUDGETS } from '../identity-budgets.js';
import { MailedLinks } from './mailed-links.js';

const WORDS = { en: english, es: spanish };

/** Picks an email from the words in its reader’s language. */
type Write = (words: EmailWords) => EmailText;

/**
 * Sends emails about accounts. Sends nothing if the account was removed in the meantime. Whoever reads at an unproven address
 * may be a stranger, so the name, which may say anything, goes to proven addresses only.
 */
@Injectable()
export class AccountEmails {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
    private readonly unitOfWork: UnitOfWork,
    private readonly mailer: Mailer,
    private readonly budgets: Budgets,
  ) {}

  /** An unproven address gets only so many a day. */
  async sendToOwner(userId: string, write: Write): Promise<void> {
    const account = await this.find(userId);
    if (account === null) return;
    const email = { to: recipientOf(account, account.email), ...write(WORDS[account.language]) };
    if (isProven(account, account.email)) await this.mailer.send(email);
    else await this.sendCounted(email);
  }

  /** To an address that is not, or no longer, the account's own. */
  async sendToAddress(userId: string, address: string, write: Write): Promise<void> {
    const account = await this.find(userId);
    if (account === null) return;
    const { language } = account;
    await this.sendCounted({ to: { name: '', address, language }, ...write(WORDS[language]) });
  }

  /** To the address the link was created for, and counted when it was requested. Sends nothing if it was used or replaced. */
  async sendLink(tokenId: string, write: (words: EmailWords, token: string) => EmailText): Promise<void> {
    const link = await this.links.startSending(tokenId);
    const account = link && (await this.find(link.userId));
    if (!account) return;
    const text = write(WORDS[account.language], link.token);
    await this.mailer.send({ to: recipientOf(account, link.email), ...text });
  }

  private find(userId: string): Promise<Account | null> {
    return this.unitOfWork.run(() => this.accounts.find(userId));
  }

  private async sendCounted(email: Email): Promise<void> {
    const budget = IDENTITY_BUDGETS['unproven-recipient'];
    const mailbox = mailboxOf(email.to.address);
    if ((await this.budgets.spend(budget, mailbox)).isOver) return;
    try {
      await this.mailer.send(email);
    } catch (error) {
      await this.budgets.giveBack(budget, mailbox);
      throw error;
    }
  }
}

const isProven = (account: Account, address: string): boolean =>
  account.hasVerifiedEmail() && account.email === address;

const recipientOf = (account: Account, address: string): Email['to'] => ({
  name: isProven(account, address) ? account.owner.firstName : '',
  address,
  language: account.language,
});
