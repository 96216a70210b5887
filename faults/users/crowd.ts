import { setTimeout as pause } from 'node:timers/promises';
import { finishReset, register, requestReset, signIn, signOut } from './account-actions.js';
import {
  addAward,
  editProfile,
  readProfile,
  readRecommendations,
  removeAward,
  removeCollege,
  saveCollege,
  search,
} from './student-actions.js';
import { User, type World } from './user.js';

type Action = (user: User) => Promise<void>;

/** How often each is done, of a hundred. */
const ACTIONS: readonly (readonly [number, Action])[] = [
  [20, editProfile],
  [10, readProfile],
  [20, saveCollege],
  [6, removeCollege],
  [8, addAward],
  [4, removeAward],
  [16, search],
  [6, readRecommendations],
  [4, signOut],
  [3, requestReset],
  [3, finishReset],
];
const CHANCES: readonly Action[] = ACTIONS.flatMap(([weight, action]) => Array<Action>(weight).fill(action));
const MOST_USERS = 400;
const ACTIONS_PER_VISIT = 12;
const LONGEST_PAUSE_MS = 300;

/** Some are here at a time; they come, do a few things and leave, and later come back. */
export class Crowd {
  readonly users: User[] = [];
  private readonly away: User[] = [];
  private readonly world: World;
  private readonly run: string;
  private isOver = false;
  private resumed: Promise<void> = Promise.resolve();
  private resume: () => void = () => undefined;
  private busy = 0;
  private readonly visits: Promise<void>[];

  constructor(world: World, run: string, atOnce: number) {
    this.world = world;
    this.run = run;
    this.visits = Array.from({ length: atOnce }, () => this.keepVisiting());
  }

  /** Resolves once nobody waits for a reply any more. */
  async hold(): Promise<void> {
    this.resumed = new Promise((resolve) => (this.resume = resolve));
    do await pause(20);
    while (this.busy > 0);
  }

  release(): void {
    this.resume();
  }

  async end(): Promise<void> {
    this.isOver = true;
    this.resume();
    await Promise.all(this.visits);
  }

  private async keepVisiting(): Promise<void> {
    while (this.isOpen()) {
      const user = this.nextUser();
      for (let turn = 0; turn < ACTIONS_PER_VISIT && this.isOpen(); turn += 1) {
        await this.resumed;
        this.busy += 1;
        await act(user).finally(() => (this.busy -= 1));
        await pause(this.world.random.below(LONGEST_PAUSE_MS));
      }
      this.away.push(user);
    }
  }

  private isOpen(): boolean {
    return !this.isOver;
  }

  private nextUser(): User {
    const { random } = this.world;
    const comesBack = this.users.length >= MOST_USERS || random.below(3) > 0;
    const known = comesBack && this.away.splice(random.below(this.away.length), 1)[0];
    if (known) return known;
    const user = new User(this.world, this.users.length + 1, this.run);
    this.users.push(user);
    return user;
  }
}

async function act(user: User): Promise<void> {
  if (!user.ledger.registered.certain) await register(user);
  else if (user.signIn === null) await signIn(user);
  else await user.world.random.oneOf(CHANCES)(user);
}
