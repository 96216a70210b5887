import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Visitor } from '../../sign-in/application/visitor.js';
import { type Refusal } from '#shared-kernel/domain/refusal.js';
import { AccountDeactivated } from '../../account/domain/account.errors.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { SecondFactorCheck } from '../../second-factor/application/second-factor-check.js';
import { SecondFactorNeeded, WrongCode } from '../../second-factor/domain/second-factor.errors.js';
import { BeginSignIn } from '../../sign-in/application/begin-sign-in.js';
import { type TokenPair } from '../../sign-in/application/tokens.js';
import { type Handoff } from '../domain/handoff.js';
import { HandoffOver, HandoffUnknown } from '../domain/provider-sign-in.errors.js';
import { ProviderSignIns } from '../domain/provider-sign-in.repository.js';
import { IdentityProvider } from './identity-provider.js';
import { OneTimeSecrets } from './one-time-secrets.js';

export interface HandoffExchange {
  /** From the browser's cookie; undefined if no provider sign-in began there. */
  browserSecret: string | undefined;
  accessToken: string;
  refreshToken: string;
  code: string | undefined;
}

type SignedIn = { userId: string; tokens: TokenPair };

/** Exchanges the values from the return address for a sign-in: once, and only in the browser that began it. */
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
    private readonly providerSignIns: ProviderSignIns,
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

    const begun = await this.unitOfWork.run(() => this.providerSignIns.handoffOf(browser));
    if (begun === null) throw new HandoffUnknown();

    return this.secondFactor.countingTries(begun.userId, exchange.code, async () => {
      const result = await this.unitOfWork.run(async () => {
        await this.accounts.lock(begun.userId);
        const handoff = await this.providerSignIns.handoffOf(browser);
        // This browser came back from the provider a second time in the meantime.
        if (handoff?.userId !== begun.userId) return new HandoffOver();
        const outcome = await this.exchangeOnce(handoff, exchange, visitor);
        await this.providerSignIns.saveHandoff(browser, handoff);
        return outcome;
      });
      // A refusal is thrown after the transaction, which must keep the count of wrong tries.
      if ('tokens' in result) return result;
      throw result;
    });
  }

  private async exchangeOnce(
    handoff: Handoff,
    { accessToken, refreshToken, code }: HandoffExchange,
    visitor: Visitor,
  ): Promise<SignedIn | Refusal> {
    const now = this.clock.now();
    const presented = {
      accessDigest: this.secrets.digestOf(accessToken),
      refreshDigest: this.secrets.digestOf(refreshToken),
    };
    if (!handoff.accepts(presented, now)) return new HandoffOver();
    const account = await this.accounts.byId(handoff.userId);
    if (!account.canSignIn()) return new AccountDeactivated();

    const refusal = await this.refusalOfSecondFactor(handoff, code, now);
    if (refusal !== null) return refusal;

    handoff.use(now);
    account.recordSignIn(now);
    const tokens = await this.beginSignIn.begin(account.id, visitor, now, this.provider.name ?? undefined);
    return { userId: account.id, tokens };
  }

  private async refusalOfSecondFactor(handoff: Handoff, code: string | undefined, now: Date) {
    const { userId } = handoff;
    try {
      await this.secondFactor.requireCode(userId, code, now);
      return null;
    } catch (error) {
      if (error instanceof SecondFactorNeeded) handoff.waitForSecondFactor(now);
      else if (error instanceof WrongCode) {
        handoff.countWrongCode();
        await this.audit.record({ kind: 'sign-in-refused', userId, detail: { reason: 'wrong code' } });
      } else throw error;
      return error;
    }
  }
}
