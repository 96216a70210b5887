import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Visitor } from '#shared-kernel/application/visitor.js';
import { type Refusal } from '#shared-kernel/domain/refusal.js';
import { AccountDeactivated } from '../../account/domain/account.errors.js';
import { SecondFactorNeeded, WrongCode } from '../../account/domain/security.errors.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { type Handoff } from '../domain/handoff.js';
import { HandoffOver, HandoffUnknown } from '../domain/provider-sign-in.errors.js';
import { ProviderSignIns } from '../domain/provider-sign-in.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { BeginSignIn } from '../../sign-in/application/begin-sign-in.js';
import { IdentityProvider } from './identity-provider.js';
import { OneTimeSecrets } from './one-time-secrets.js';
import { SecondFactorCheck } from '../../second-factor/application/second-factor-check.js';
import { type TokenPair } from '../../sign-in/application/tokens.js';

export interface HandoffExchange {
  /** Of the cookie; without it nobody began anything here. */
  browserSecret: string | undefined;
  accessToken: string;
  refreshToken: string;
  code: string | undefined;
}

type SignedIn = { userId: string; tokens: TokenPair };

/** Trades what the address carried for a sign-in, in the browser that began it and once. */
export class ExchangeHandoff extends Command<SignedIn> {
  constructor(
    readonly exchange: HandoffExchange,
    readonly visitor: Visitor,
  ) {
    super();
  }
}

@CommandHandler(ExchangeHandoff)
export class ExchangeHandoffHandler implements ICommandHandler<ExchangeHandoff> {
  constructor(
    private readonly underWay: ProviderSignIns,
    private readonly accounts: AccountRepository,
    private readonly secrets: OneTimeSecrets,
    private readonly secondFactor: SecondFactorCheck,
    private readonly beginSignIn: BeginSignIn,
    private readonly provider: IdentityProvider,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ exchange, visitor }: ExchangeHandoff): Promise<SignedIn> {
    if (exchange.browserSecret === undefined) throw new HandoffUnknown();
    const browser = this.secrets.digestOf(exchange.browserSecret);

    const begun = await this.unitOfWork.run(() => this.underWay.handoffOf(browser));
    if (begun === null) throw new HandoffUnknown();

    return this.secondFactor.within(begun.userId, exchange.code, async () => {
      // A refusal is thrown after the transaction: a wrong try must stay counted.
      const result = await this.unitOfWork.run(async () => {
        const handoff = await this.underWay.handoffOf(browser);
        // Another return of this browser came in between.
        if (handoff?.userId !== begun.userId) return new HandoffOver();
        const traded = await this.trade(handoff, exchange, visitor);
        await this.underWay.keepHandoff(browser, handoff);
        return traded;
      });
      if ('tokens' in result) return result;
      throw result;
    });
  }

  private async trade(
    handoff: Handoff,
    { accessToken, refreshToken, code }: HandoffExchange,
    visitor: Visitor,
  ): Promise<SignedIn | Refusal> {
    const now = this.clock.now();
    const shown = {
      accessDigest: this.secrets.digestOf(accessToken),
      refreshDigest: this.secrets.digestOf(refreshToken),
    };
    if (!handoff.accepts(shown, now)) return new HandoffOver();
    const account = await this.accounts.byId(handoff.userId);
    if (!account.mayComeIn()) return new AccountDeactivated();

    const missing = await this.refusalOfSecondFactor(handoff, code, now);
    if (missing !== null) return missing;

    handoff.use(now);
    account.cameIn(now);
    const tokens = await this.beginSignIn.of(account.id, visitor, now, this.provider.name ?? undefined);
    return { userId: account.id, tokens };
  }

  private async refusalOfSecondFactor(handoff: Handoff, code: string | undefined, now: Date) {
    try {
      await this.secondFactor.ask(handoff.userId, code, now);
      return null;
    } catch (error) {
      if (error instanceof SecondFactorNeeded) handoff.waitForSecondFactor(now);
      else if (error instanceof WrongCode) {
        handoff.noteWrongCode();
        await this.audit.record({
          kind: 'sign-in-refused',
          userId: handoff.userId,
          detail: { reason: 'wrong code' },
        });
      } else throw error;
      return error;
    }
  }
}
