import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Visitor } from './visitor.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { SignInEnded } from '../domain/sign-in.errors.js';
import { SignInRepository } from '../domain/sign-in.repository.js';
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
  /** Null when the refresh is refused. */
  claims: AccessTokenClaims | null;
  successor: string;
  /** The id of the sign-in that was ended because a spent token came back. */
  ended: string | null;
}
const REFUSED: Exchanged = { claims: null, successor: '', ended: null };

@CommandHandler(RefreshSignIn)
export class RefreshSignInHandler implements ICommandHandler<RefreshSignIn> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly signIns: SignInRepository,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly states: SignInStates,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ refreshToken, visitor }: RefreshSignIn): Promise<TokenPair> {
    const { claims, successor, ended } = await this.unitOfWork.run(() =>
      this.exchange(refreshToken, visitor),
    );
    if (ended !== null) this.states.forget(ended);
    // Thrown after the transaction, which must keep the ended sign-in.
    if (claims === null) throw new SignInEnded();
    return { accessToken: await this.accessTokens.issue(claims), refreshToken: successor };
  }

  private async exchange(refreshToken: string, visitor: Visitor): Promise<Exchanged> {
    const digest = this.refreshTokens.digestOf(refreshToken);
    const signIn = await this.signIns.byTokenDigest(digest);
    const presented = await this.signIns.findToken(digest);
    if (signIn === null || presented === null) return REFUSED;

    const now = this.clock.now();
    const { id: signInId, userId } = signIn;
    const { successor, stored } = await this.successorOf(refreshToken);
    const exchange = signIn.exchange(presented, stored, now);
    if (exchange.outcome === 'refused') {
      if (!exchange.reused) return REFUSED;
      await this.audit.record({ kind: 'refresh-reuse', userId });
      return { ...REFUSED, ended: signInId };
    }
    const account = await this.accounts.find(userId);
    if (!account?.canSignIn()) return REFUSED;
    signIn.recordUse(visitor.address, now);
    const successorDigest = this.refreshTokens.digestOf(successor);
    if (exchange.outcome === 'rotated') await this.signIns.rotateToken(digest, successorDigest, signIn, now);
    return { claims: { userId, signInId }, successor, ended: null };
  }

  /** The successor that was issued already, perhaps before a rotation of the key, or else the one to issue. */
  private async successorOf(refreshToken: string) {
    const successors = this.refreshTokens.successorsOf(refreshToken);
    for (const successor of successors) {
      const stored = await this.signIns.findToken(this.refreshTokens.digestOf(successor));
      if (stored !== null) return { successor, stored };
    }
    return { successor: successors[0], stored: null };
  }
}
