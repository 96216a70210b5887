import { type MailedToken, type MailedTokenType } from '../domain/mailed-token.js';
import { MailedTokenRepository } from '../domain/mailed-token.repository.js';

export class InMemoryMailedTokenRepository extends MailedTokenRepository {
  private tokens: readonly MailedToken[] = [];

  lockAccount(): Promise<void> {
    return Promise.resolve();
  }

  byId(id: string): Promise<MailedToken | null> {
    return Promise.resolve(this.tokens.find((token) => token.id === id) ?? null);
  }

  byDigest(digest: string): Promise<MailedToken | null> {
    return Promise.resolve(this.tokens.find((token) => token.digest === digest) ?? null);
  }

  hasNewer({ id, userId, tokenType }: MailedToken): Promise<boolean> {
    return Promise.resolve(
      this.tokens.some((token) => token.userId === userId && token.tokenType === tokenType && token.id > id),
    );
  }

  async addAsNewest(token: MailedToken): Promise<void> {
    await this.removeAllOf(token.userId, token.tokenType);
    this.tokens = [...this.tokens, token];
  }

  removeAllOf(userId: string, ...types: MailedTokenType[]): Promise<void> {
    this.tokens = this.tokens.filter((token) => token.userId !== userId || !types.includes(token.tokenType));
    return Promise.resolve();
  }
}
