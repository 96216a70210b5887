import { type MailedToken, type MailedTokenType } from './mailed-token.js';

/** Links that were sent. One that is looked up is locked until the unit of work ends. */
export abstract class MailedTokenRepository {
  /** Makes whoever else prepares a link for this account wait until the unit of work ends. */
  abstract takeTurn(userId: string): Promise<void>;
  abstract byId(id: string): Promise<MailedToken | null>;
  abstract byDigest(digest: string): Promise<MailedToken | null>;
  /** Whether this account was sent a link of the type that was asked for later than this one. */
  abstract hasNewer(token: Pick<MailedToken, 'id' | 'userId' | 'tokenType'>): Promise<boolean>;
  /** Keeps it as the only one of its type. */
  abstract addAsNewest(token: MailedToken): Promise<void>;
  abstract removeAllOf(userId: string, ...types: MailedTokenType[]): Promise<void>;
}
