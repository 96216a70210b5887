import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Account } from '../../account/domain/account.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { Handoff } from '../domain/handoff.js';
import { ProviderProblem } from '../domain/provider-sign-in.errors.js';
import { ProviderSignIns } from '../domain/provider-sign-in.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { PROVIDER_SIGN_IN_LASTS_MS } from './begin-provider-sign-in.js';
import { IdentityProvider, type ProvenIdentity } from './identity-provider.js';
import { OneTimeSecrets } from './one-time-secrets.js';

export type ProviderReturn =
  | { outcome: 'handoff'; accessToken: string; refreshToken: string }
  /** The e-mail has an account, which the provider does not open: its owner signs in once with the password. */
  | { outcome: 'link' };

/** The browser is back from the provider. Throws `ProviderProblem` unless everything fits. */
@Injectable()
export class FinishProviderSignIn {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly underWay: ProviderSignIns,
    private readonly accounts: AccountRepository,
    private readonly secrets: OneTimeSecrets,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async finish(browserSecret: string, answer: string, state: string): Promise<ProviderReturn> {
    const browser = this.secrets.digestOf(browserSecret);
    const flow = await this.underWay.takeFlow(browser, state, this.clock.now());
    if (flow === null) throw new ProviderProblem('provider-expired');

    const person = await this.provider.prove(answer, flow);
    const account = await this.unitOfWork.run(() => this.accountOf(person, browser));
    if (account === null) return { outcome: 'link' };

    // Said after the transaction, so that the refusal stays in the log.
    if (!account.mayComeIn()) {
      await this.audit.record({
        kind: 'sign-in-refused',
        userId: account.id,
        detail: { reason: 'switched off' },
      });
      throw new ProviderProblem('deactivated');
    }
    return this.handOver(account, browser);
  }

  /** Null where the e-mail belongs to an account that this subject does not open yet. */
  private async accountOf(person: ProvenIdentity, browser: string): Promise<Account | null> {
    const linked = await this.accounts.byProvider(person.issuer, person.subject);
    if (linked !== null) return linked;
    if (person.email === null) throw new ProviderProblem('provider-email');

    const known = await this.accounts.byEmail(person.email);
    if (known === null) return this.open(person, person.email);

    const expiresAt = new Date(this.clock.now().getTime() + PROVIDER_SIGN_IN_LASTS_MS);
    const { issuer, subject } = person;
    await this.underWay.keepLink(browser, { userId: known.id, issuer, subject, expiresAt });
    return null;
  }

  private async open(person: ProvenIdentity, email: string): Promise<Account> {
    const { issuer, subject, firstName, lastName, emailVerified } = person;
    const now = this.clock.now();
    const account = Account.register({
      id: newId(),
      email,
      firstName,
      lastName,
      role: 'student',
      passwordHash: null,
      emailVerified,
      now,
    });
    account.linkProvider(issuer, subject, now);
    await this.accounts.add(account);
    await this.audit.record({ kind: 'registered', userId: account.id, detail: this.way() });
    return account;
  }

  private async handOver(account: Account, browser: string): Promise<ProviderReturn> {
    const accessToken = this.secrets.make();
    const refreshToken = this.secrets.make();
    const credentials = {
      accessDigest: this.secrets.digestOf(accessToken),
      refreshDigest: this.secrets.digestOf(refreshToken),
    };
    await this.underWay.keepHandoff(browser, Handoff.begin(account.id, credentials, this.clock.now()));
    return { outcome: 'handoff', accessToken, refreshToken };
  }

  private way() {
    return { by: this.provider.name ?? 'provider' };
  }
}
