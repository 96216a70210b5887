import { type QueuePlace } from '../../application/password/password-hasher.js';
import { TooManySignInsAtOnce } from '../../domain/account.errors.js';
import { WaitingLines } from './waiting-lines.js';

/** More than are hashed at a time, so that no thread waits for the database; few enough to leave connections to others. */
const TURNS = 4;
/** Not all of them: anyone can make a known browser by registering. */
const TURNS_PER_UNKNOWN = 4;
/**
 * A whole school may sign in at the same moment. At about 25 passwords a second, the last one waits eight seconds
 * if nobody else does.
 */
const PLACES = 200;

interface Waiter {
  start: () => void;
  refuse: (reason: TooManySignInsAtOnce) => void;
}

/** Runs some at a time. Networks take turns, and known browsers go first in three turns of four. */
export class PasswordQueue {
  private readonly known = new WaitingLines<Waiter>(PLACES);
  private readonly unknown = new WaitingLines<Waiter>(PLACES);
  private running = 0;
  private turns = 0;

  /** Throws `TooManySignInsAtOnce` if there is no place, or if a shorter line takes this one while it waits. */
  async run<Result>(work: () => Promise<Result>, place: QueuePlace): Promise<Result> {
    await this.turn(place);
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.startNext();
    }
  }

  private turn({ line, isKnown }: QueuePlace): Promise<void> {
    return new Promise((start, refuse) => {
      const lines = isKnown ? this.known : this.unknown;
      lines.join(line, { start, refuse })?.refuse(new TooManySignInsAtOnce());
      if (this.running < TURNS) this.startNext();
    });
  }

  private startNext(): void {
    const isTurnOfUnknown = this.turns % TURNS_PER_UNKNOWN === 0;
    const next = isTurnOfUnknown
      ? (this.unknown.next() ?? this.known.next())
      : (this.known.next() ?? this.unknown.next());
    if (next === undefined) return;
    this.turns += 1;
    this.running += 1;
    next.start();
  }
}
