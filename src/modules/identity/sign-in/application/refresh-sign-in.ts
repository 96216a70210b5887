import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Visitor } from '#shared-kernel/application/visitor.js';
import { SignInEnded } from '../../account/domain/account.errors.js';
import { SignInRepository } from '../domain/sign-in.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { SignInStates } from './sign-in-states.js';
import { type AccessTokenClaims, AccessTokens, RefreshTokens, type TokenPair } from './tokens.js';

export class RefreshSignIn extends Command<TokenPair> {
  constructor(
    readonly refreshToken: string,
    readonly visitor: Visitor,
  ) {
    super();
  }
}

interface Exchanged {
  continued: AccessTokenClaims | null;
  /** The sign-in that this exchange ended, because a spent token came back. */
  ended: string | null;
}
const NOTHING: Exchanged = { continued: null, ended: null };

@CommandHandler(RefreshSignIn)
export class RefreshSignInHandler implements ICommandHandler<RefreshSignIn> {
  constructor(
    private readonly signIns: SignInRepository,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly states: SignInStates,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ refreshToken, visitor }: RefreshSignIn): Promise<TokenPair> {
    const successor = this.refreshTokens.successorOf(refreshToken);
    // A refusal is thrown after the transaction: ending the sign-in must be kept.
    const { continued, ended } = await this.unitOfWork.run(() =>
      this.exchange(refreshToken, successor, visitor),
    );
    if (ended !== null) this.states.forget(ended);
    if (continued === null) throw new SignInEnded();
    return { accessToken: await this.accessTokens.issue(continued), refreshToken: successor };
  }

  private async exchange(refreshToken: string, successor: string, visitor: Visitor): Promise<Exchanged> {
    const digest = this.refreshTokens.digestOf(refreshToken);
    const successorDigest = this.refreshTokens.digestOf(successor);
    const signIn = await this.signIns.holding(digest);
    const presented = await this.signIns.token(digest);
    if (signIn === null || presented === null) return NOTHING;

    const now = this.clock.now();
    const { id: signInId, userId } = signIn;
    const exchange = signIn.exchange(presented, await this.signIns.token(successorDigest), now);
    if (exchange.outcome === 'refused') {
      if (!exchange.reused) return NOTHING;
      await this.audit.record({ kind: 'refresh-reuse', userId });
      return { continued: null, ended: signInId };
    }
    signIn.usedFrom(visitor.address, now);
    if (exchange.outcome === 'rotated') await this.signIns.replace(digest, successorDigest, signIn, now);
    return { continued: { userId, signInId }, ended: null };
  }
}
