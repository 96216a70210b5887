interface Versioned<Value> {
  readonly version: string;
  readonly value: Value;
}

/** Something that is expensive to load and cheap to check for a new version. */
export interface VersionedSource<Value> {
  version(): Promise<string>;
  load(): Promise<Versioned<Value>>;
}

/** Keeps the newest version of something in memory. The last version serves while the next is loaded. */
export class LatestVersion<Value> {
  private newest: Versioned<Value> | undefined;
  private refreshing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly source: VersionedSource<Value>) {}

  /** Waits only while no version is loaded yet. */
  async get(): Promise<Versioned<Value>> {
    if (this.newest === undefined) await this.refresh();
    if (this.newest === undefined) throw new Error('The version that was just loaded is missing.');
    return this.newest;
  }

  get isLoaded(): boolean {
    return this.newest !== undefined;
  }

  /** One at a time. */
  refresh(): Promise<void> {
    return (this.refreshing ??= this.loadIfNewer().finally(() => {
      this.refreshing = undefined;
    }));
  }

  /** Checks for a newer version at an interval, once the first is loaded. */
  refreshEvery(milliseconds: number, onFailure: (error: unknown) => void): void {
    this.timer = setInterval(() => {
      if (this.isLoaded) this.refresh().catch(onFailure);
    }, milliseconds);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.refreshing?.catch(() => undefined);
  }

  private async loadIfNewer(): Promise<void> {
    const version = await this.source.version();
    if (this.newest?.version !== version) this.newest = await this.source.load();
  }
}
