import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { DATABASE_URL } from '#shared-kernel/platform/persistence/database-url.token.js';
import { Readiness } from '#shared-kernel/platform/health/readiness.js';
import { Turns } from '#shared-kernel/platform/turns.js';
import { DatabaseNotifications } from '#shared-kernel/platform/persistence/database-notifications.js';
import { CurrentColleges, type LoadedColleges } from '../../application/search/current-colleges.js';
import { CollegeDirectory } from '../../contracts/index.js';
import { loadColleges } from './load-colleges.js';

/** A change that nobody heard of is noticed within five seconds, the reading included. */
const LOOK_ANYWAY_EVERY_MS = 4_000;

/** Keeps the newest edition in memory. The old one serves while the new one is read. */
@Injectable()
export class RememberedColleges
  extends CurrentColleges
  implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy
{
  private readonly log = new Logger(RememberedColleges.name);
  private newest: LoadedColleges | undefined;
  private looking: Promise<LoadedColleges> | undefined;
  private isStale = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(DATABASE_URL) private readonly connectionString: string,
    private readonly directory: CollegeDirectory,
    private readonly notifications: DatabaseNotifications,
    private readonly readiness: Readiness,
  ) {
    super();
  }

  /** While the rest of the product starts. */
  onModuleInit(): void {
    void this.lookAgain();
  }

  onApplicationBootstrap(): void {
    const look = () => void this.lookAgain();
    this.readiness.expect('search', () => this.newest !== undefined);
    this.timer = setInterval(look, LOOK_ANYWAY_EVERY_MS);
    this.notifications.listen('college_catalogue_version', { onMessage: look, onReconnect: look });
    look();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.looking?.catch(() => undefined);
  }

  loaded(): Promise<LoadedColleges> {
    return this.newest === undefined ? (this.looking ?? this.look()) : Promise.resolve(this.newest);
  }

  private async lookAgain(): Promise<void> {
    if (this.looking !== undefined) {
      this.isStale = true;
      return;
    }
    try {
      await this.look();
      // Something was said while the last reading ran: it may have begun too early.
      while (this.takeStale()) await this.look();
    } catch (error) {
      this.log.warn(`The colleges are not known right now: ${(error as Error).message}`);
    }
  }

  private takeStale(): boolean {
    const wasStale = this.isStale;
    this.isStale = false;
    return wasStale;
  }

  /** One reading at a time. */
  private look(): Promise<LoadedColleges> {
    this.looking = this.read().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async read(): Promise<LoadedColleges> {
    const edition = await this.directory.releaseVersion();
    if (this.newest?.edition === edition) return this.newest;

    const began = performance.now();
    // Nobody is served before the first edition; while later ones are read, everybody is.
    const turns = new Turns(this.newest === undefined ? 'without rests' : 'with rests');
    this.newest = await loadColleges(this.connectionString, turns);
    this.log.log(
      `${this.newest.index.count} colleges of edition ${this.newest.edition} read in ${Math.round(performance.now() - began)} ms`,
    );
    return this.newest;
  }
}
