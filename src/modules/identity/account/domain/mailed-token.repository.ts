import { type MailedToken, type MailedTokenType } from './mailed-token.js';

/** Reading a token locks it until the unit of work ends. */
export abstract class MailedTokenRepository {
  /** Until the unit of work ends, no one else can create a link for this account. */
  abstract lockAccount(userId: string): Promise<void>;
  abstract byId(id: string): Promise<MailedToken | null>;
  abstract byDigest(digest: string): Promise<MailedToken | null>;
  /** Whether a link of the same type was requested later for this account. */
  abstract hasNewer(token: Pick<MailedToken, 'id' | 'userId' | 'tokenType'>): Promise<boolean>;
  /** Replaces the other links of its type. */
  abstract addAsNewest(token: MailedToken): Promise<void>;
  abstract removeAllOf(userId: string, ...types: MailedTokenType[]): Promise<void>;
}
