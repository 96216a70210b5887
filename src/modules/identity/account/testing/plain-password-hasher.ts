import { PasswordHasher } from '../application/password-hasher.js';
import { TooManySignInsAtOnce } from '../domain/account.errors.js';

/** Hashes immediately; refuses while `isFull` is set. */
export class PlainPasswordHasher extends PasswordHasher {
  isFull = false;

  hash(password: string): Promise<string> {
    return this.isFull ? Promise.reject(new TooManySignInsAtOnce()) : Promise.resolve(`hash of ${password}`);
  }

  async verify(password: string, readHash: () => Promise<string | null>): Promise<boolean> {
    const hash = await this.hash(password);
    return (await readHash()) === hash;
  }
}
