import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Account } from '../../account/domain/account.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { Handoff } from '../domain/handoff.js';
import { ProviderProblem } from '../domain/provider-sign-in.errors.js';
import { ProviderSignIns } from '../domain/provider-sign-in.repository.js';
import { PROVIDER_SIGN_IN_LIFETIME_MS } from './begin-provider-sign-in.js';
import { IdentityProvider, type ProviderIdentity } from './identity-provider.js';
import { OneTimeSecrets } from './one-time-secrets.js';

export type ProviderReturn =
  | { outcome: 'handoff'; accessToken: string; refreshToken: string }
  /** The email has an account that is not linked to the provider: its owner must sign in once with the password. */
  | { outcome: 'link' };

/** The browser is back from the provider. Throws `ProviderProblem` unless every check passes. */
@Injectable()
export class FinishProviderSignIn {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly providerSignIns: ProviderSignIns,
    private readonly accounts: AccountRepository,
    private readonly secrets: OneTimeSecrets,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async finish(browserSecret: string, answer: string, state: string): Promise<ProviderReturn> {
    const browser = this.secrets.digestOf(browserSecret);
    const flow = await this.providerSignIns.takeFlow(browser, state, this.clock.now());
    if (flow === null) throw new ProviderProblem('provider-expired');

    const identity = await this.provider.identify(answer, flow);
    const account = await this.unitOfWork.run(() => this.findOrOpenAccount(identity, browser));
    if (account === null) return { outcome: 'link' };

    // After the transaction, so that the log entry stays.
    if (!account.canSignIn()) {
      const detail = { reason: 'account deactivated' };
      await this.audit.record({ kind: 'sign-in-refused', userId: account.id, detail });
      throw new ProviderProblem('deactivated');
    }
    return this.handOver(account, browser);
  }

  /** Null if the email belongs to an account that is not linked to the provider. */
  private async findOrOpenAccount(identity: ProviderIdentity, browser: string): Promise<Account | null> {
    const linked = await this.accounts.byProvider(identity.issuer, identity.subject);
    if (linked !== null) return linked;
    if (identity.email === null) throw new ProviderProblem('provider-email');
    // Anyone can claim an email at a provider that does not check it.
    if (!identity.emailVerified) throw new ProviderProblem('provider-email-unverified');

    const account = await this.accounts.byEmail(identity.email);
    if (account === null) return this.open(identity, identity.email);

    const expiresAt = new Date(this.clock.now().getTime() + PROVIDER_SIGN_IN_LIFETIME_MS);
    const { issuer, subject } = identity;
    await this.providerSignIns.saveLink(browser, { userId: account.id, issuer, subject, expiresAt });
    return null;
  }

  private async open(identity: ProviderIdentity, email: string): Promise<Account> {
    const { issuer, subject, firstName, lastName } = identity;
    const now = this.clock.now();
    const account = Account.register({
      id: newId(),
      email,
      firstName,
      lastName,
      role: 'student',
      passwordHash: null,
      emailVerified: true,
      now,
    });
    account.linkProvider(issuer, subject, now);
    await this.accounts.add(account);
    const detail = { by: this.provider.name ?? 'provider' };
    await this.audit.record({ kind: 'registered', userId: account.id, detail });
    return account;
  }

  private async handOver(account: Account, browser: string): Promise<ProviderReturn> {
    const accessToken = this.secrets.generate();
    const refreshToken = this.secrets.generate();
    const credentials = {
      accessDigest: this.secrets.digestOf(accessToken),
      refreshDigest: this.secrets.digestOf(refreshToken),
    };
    await this.providerSignIns.saveHandoff(browser, Handoff.begin(account.id, credentials, this.clock.now()));
    return { outcome: 'handoff', accessToken, refreshToken };
  }
}
