import { Secret, TOTP } from 'otpauth';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { InMemoryBudgets } from '#shared-kernel/testing/in-memory-budgets.js';
import { type DomainEvent } from '#shared-kernel/domain/domain-event.js';
import { ConfiguredPublicLinks } from '../account/adapters/configured-public-links.js';
import { AesSecretBox } from '../account/adapters/node-crypto/aes-secret-box.js';
import { KeyedLinkTokens } from '../account/adapters/node-crypto/keyed-link-tokens.js';
import { AccountEmails } from '../account/application/email/account-emails.js';
import { CurrentPassword } from '../account/application/password/current-password.js';
import { MailedLinks } from '../account/application/email/mailed-links.js';
import { TakeBackAccount } from '../account/application/password/take-back-account.js';
import { Account, type NewAccount } from '../account/domain/account.js';
import { InMemoryAccountRepository } from '../account/testing/in-memory-account.repository.js';
import { InMemoryMailedTokenRepository } from '../account/testing/in-memory-mailed-token.repository.js';
import { PlainPasswordHasher } from '../account/testing/plain-password-hasher.js';
import { RecordingMailer } from '../account/testing/recording-mailer.js';
import { RecordingAuditLog } from '../activity/testing/recording-audit-log.js';
import { Handoff } from '../provider/domain/handoff.js';
import { RandomOneTimeSecrets } from '../provider/adapters/node-crypto/random-one-time-secrets.js';
import { LinkProvider } from '../provider/application/link-provider.js';
import { InMemoryProviderSignIns } from '../provider/testing/in-memory-provider-sign-ins.js';
import { FakeProvider } from '../provider/testing/fake-provider.js';
import { KeyedRecoveryCodes } from '../second-factor/adapters/node-crypto/keyed-recovery-codes.js';
import { OtpauthOneTimePasswords } from '../second-factor/adapters/otpauth/otpauth-one-time-passwords.js';
import { SecondFactorCheck } from '../second-factor/application/second-factor-check.js';
import { SecondFactorSettings } from '../second-factor/application/second-factor-settings.js';
import { InMemorySecondFactorRepository } from '../second-factor/testing/in-memory-second-factor.repository.js';
import { BowserDeviceNames } from '../sign-in/adapters/bowser/bowser-device-names.js';
import { JoseAccessTokens } from '../sign-in/adapters/jose/jose-access-tokens.js';
import { ChainedRefreshTokens } from '../sign-in/adapters/node-crypto/chained-refresh-tokens.js';
import { BeginSignIn } from '../sign-in/application/begin-sign-in.js';
import { EndSignIns } from '../sign-in/application/end-sign-ins.js';
import { GuessLimits } from '../sign-in/application/guess-limits.js';
import { InMemorySignInRepository } from '../sign-in/testing/in-memory-sign-in.repository.js';
import { RecordingSignInStates } from '../sign-in/testing/recording-sign-in-states.js';
import { RecordingEventPublisher } from './recording-event-publisher.js';

export const NOW = new Date('2026-11-20T09:00:00Z');
export const MAYA = 'u-maya';
export const GOOD_PASSWORD = 'Correct-Horse-7';
export const NEW_PASSWORD = 'Quiet-Lanterns-42';
export const VISITOR = { address: '192.0.2.7', network: '192.0.2.7', userAgent: '' };

const SECRET = 'a secret of these specs';

/** Everything a handler of identity needs, without a database, a mail server or a slow hash. */
export class InMemoryIdentity {
  readonly clock = new FixedClock(NOW);
  readonly unitOfWork = new ImmediateUnitOfWork();
  readonly budgets = new InMemoryBudgets();
  readonly publisher = new RecordingEventPublisher();
  readonly mailer = new RecordingMailer();
  readonly audit = new RecordingAuditLog();
  readonly hasher = new PlainPasswordHasher();
  readonly box = new AesSecretBox(SECRET);
  readonly pages = new ConfiguredPublicLinks('https://flyleaf.example');

  readonly accounts = new InMemoryAccountRepository();
  readonly tokens = new InMemoryMailedTokenRepository();
  readonly linkTokens = new KeyedLinkTokens(SECRET);
  readonly links = new MailedLinks(this.tokens, this.linkTokens, this.unitOfWork, this.clock);
  readonly emails = new AccountEmails(this.accounts, this.links, this.unitOfWork, this.mailer, this.budgets);
  readonly currentPassword = new CurrentPassword(this.accounts, this.hasher, this.budgets, this.unitOfWork);

  readonly signIns = new InMemorySignInRepository();
  readonly states = new RecordingSignInStates();
  readonly accessTokens = new JoseAccessTokens(SECRET);
  readonly refreshTokens = new ChainedRefreshTokens(SECRET);
  readonly beginSignIn = new BeginSignIn(
    this.signIns,
    this.accessTokens,
    this.refreshTokens,
    new BowserDeviceNames(),
    this.audit,
  );
  readonly guesses = new GuessLimits(this.budgets, this.clock);
  readonly endSignIns = new EndSignIns(this.signIns, this.states, this.audit, this.unitOfWork, this.clock);

  readonly factors = new InMemorySecondFactorRepository();
  readonly oneTimePasswords = new OtpauthOneTimePasswords();
  readonly recoveryCodes = new KeyedRecoveryCodes(SECRET);
  readonly secondFactorCheck = new SecondFactorCheck(
    this.factors,
    this.oneTimePasswords,
    this.recoveryCodes,
    this.box,
    this.audit,
    this.publisher,
    this.budgets,
  );
  readonly secondFactor = new SecondFactorSettings(
    this.accounts,
    this.factors,
    this.oneTimePasswords,
    this.recoveryCodes,
    this.box,
    this.secondFactorCheck,
    this.currentPassword,
    this.audit,
    this.publisher,
    this.unitOfWork,
    this.clock,
  );

  readonly providerSignIns = new InMemoryProviderSignIns();
  readonly secrets = new RandomOneTimeSecrets();
  readonly provider = new FakeProvider({
    issuer: 'https://provider.example',
    subject: 'subject-1',
    email: 'maya@example.org',
    emailVerified: true,
    firstName: 'Maya',
    lastName: 'Lin',
  });
  readonly linkProvider = new LinkProvider(this.providerSignIns, this.provider, this.secrets, this.audit);

  readonly takeBack = new TakeBackAccount(
    this.factors,
    this.providerSignIns,
    this.tokens,
    this.endSignIns,
    this.audit,
    this.publisher,
    this.clock,
  );

  /** An account that was registered some time ago, so its events are published already. */
  async addAccount(overrides: Partial<NewAccount> & { password?: string } = {}): Promise<Account> {
    const { password = GOOD_PASSWORD, ...fields } = overrides;
    const account = Account.register({
      id: MAYA,
      email: 'maya@example.org',
      firstName: 'Maya',
      lastName: 'Lin',
      role: 'student',
      passwordHash: `hash of ${password}`,
      now: NOW,
      ...fields,
    });
    account.pullEvents();
    await this.accounts.add(account);
    return account;
  }

  /** Signs this account in, and returns its tokens and the id of its sign-in. */
  async signIn(userId = MAYA) {
    const tokens = await this.beginSignIn.begin(userId, VISITOR, this.clock.now());
    const signIn = await this.signIns.byTokenDigest(this.refreshTokens.digestOf(tokens.refreshToken));
    return { ...tokens, signInId: signIn?.id ?? '' };
  }

  async isSignedIn(signInId: string): Promise<boolean> {
    const signIn = await this.signIns.byId(signInId);
    return signIn !== null && !signIn.isOver(this.clock.now());
  }

  /** A provider sign-in that this browser may still exchange. */
  async addHandoff(browser: string, userId = MAYA): Promise<void> {
    const credentials = { accessDigest: 'access', refreshDigest: 'refresh' };
    await this.providerSignIns.saveHandoff(browser, Handoff.begin(userId, credentials, this.clock.now()));
  }

  async hasHandoff(browser: string): Promise<boolean> {
    return (await this.providerSignIns.handoffOf(browser)) !== null;
  }

  /** Turns on two-step verification. The code that confirmed it is used up, so the clock moves on by a minute. */
  async turnOnSecondFactor(userId = MAYA) {
    const { secret } = await this.secondFactor.setUp(userId, GOOD_PASSWORD);
    const recoveryCodes = await this.secondFactor.confirm(userId, this.codeOf(secret));
    this.clock.advance(60_000);
    return { secret, recoveryCodes };
  }

  codeOf(secret: string): string {
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    return totp.generate({ timestamp: this.clock.now().getTime() });
  }

  /** All events so far, with the accounts' own last. */
  published(): DomainEvent[] {
    this.publisher.events.push(...this.accounts.pullEvents());
    return this.publisher.events;
  }
}
