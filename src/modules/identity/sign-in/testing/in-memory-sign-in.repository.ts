import { type RefreshToken, type SignIn } from '../domain/sign-in.js';
import { SignInRepository } from '../domain/sign-in.repository.js';

export class InMemorySignInRepository extends SignInRepository {
  private readonly signIns = new Map<string, SignIn>();
  private readonly tokens = new Map<string, RefreshToken & { signInId: string }>();

  add(signIn: SignIn, firstTokenDigest: string): Promise<void> {
    this.signIns.set(signIn.id, signIn);
    this.addToken(firstTokenDigest, signIn);
    return Promise.resolve();
  }

  byId(signInId: string): Promise<SignIn | null> {
    return Promise.resolve(this.signIns.get(signInId) ?? null);
  }

  byTokenDigest(tokenDigest: string): Promise<SignIn | null> {
    return this.byId(this.tokens.get(tokenDigest)?.signInId ?? '');
  }

  activeExcept(signInId: string | null, userId: string, now: Date): Promise<SignIn[]> {
    return Promise.resolve(
      [...this.signIns.values()].filter(
        (signIn) => signIn.userId === userId && signIn.id !== signInId && !signIn.isOver(now),
      ),
    );
  }

  findToken(tokenDigest: string): Promise<RefreshToken | null> {
    return Promise.resolve(this.tokens.get(tokenDigest) ?? null);
  }

  rotateToken(spentDigest: string, successorDigest: string, signIn: SignIn, now: Date): Promise<void> {
    this.tokens.set(spentDigest, { digest: spentDigest, spentAt: now, signInId: signIn.id });
    this.addToken(successorDigest, signIn);
    return Promise.resolve();
  }

  private addToken(digest: string, { id }: SignIn): void {
    this.tokens.set(digest, { digest, spentAt: null, signInId: id });
  }
}
