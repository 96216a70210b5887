import { type RefreshToken, type SignIn } from './sign-in.js';

/** Sign-ins with their refresh tokens. Reading a sign-in locks it until the unit of work ends. */
export abstract class SignInRepository {
  abstract add(signIn: SignIn, firstTokenDigest: string, now: Date): Promise<void>;
  abstract byId(signInId: string): Promise<SignIn | null>;
  abstract byTokenDigest(tokenDigest: string): Promise<SignIn | null>;
  /** The sign-ins of an account that have not ended, without the given one. */
  abstract activeExcept(signInId: string | null, userId: string, now: Date): Promise<SignIn[]>;
  abstract findToken(tokenDigest: string): Promise<RefreshToken | null>;
  abstract rotateToken(
    spentDigest: string,
    successorDigest: string,
    signIn: SignIn,
    now: Date,
  ): Promise<void>;
}
