import { PasswordHasher, type QueuePlace } from '../application/password/password-hasher.js';
import { TooManySignInsAtOnce } from '../domain/account.errors.js';

/** Hashes immediately; refuses while `isFull` is set. */
export class PlainPasswordHasher extends PasswordHasher {
  isFull = false;
  /** Who asked, in order. */
  readonly places: QueuePlace[] = [];

  hash(password: string, place: QueuePlace): Promise<string> {
    this.places.push(place);
    return this.isFull ? Promise.reject(new TooManySignInsAtOnce()) : Promise.resolve(`hash of ${password}`);
  }

  async verify(
    password: string,
    place: QueuePlace,
    readHash: () => Promise<string | null>,
  ): Promise<boolean> {
    const hash = await this.hash(password, place);
    return (await readHash()) === hash;
  }
}
