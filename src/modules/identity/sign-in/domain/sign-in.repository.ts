import { type RefreshToken, type SignIn } from './sign-in.js';

/** Sign-ins with the tokens handed out in them. A sign-in that is looked up is locked until the unit of work ends. */
export abstract class SignInRepository {
  abstract add(signIn: SignIn, firstTokenDigest: string, now: Date): Promise<void>;
  abstract holding(tokenDigest: string): Promise<SignIn | null>;
  abstract byId(signInId: string): Promise<SignIn | null>;
  /** Those of one account that are not over, but for the one that is kept; all where none is. */
  abstract otherThan(keptSignInId: string | null, userId: string, now: Date): Promise<SignIn[]>;
  abstract token(tokenDigest: string): Promise<RefreshToken | null>;
  abstract replace(spentDigest: string, successorDigest: string, signIn: SignIn, now: Date): Promise<void>;
}
