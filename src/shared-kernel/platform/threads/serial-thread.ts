import PQueue from 'p-queue';
import { Worker } from 'node:worker_threads';

interface ThreadOptions {
  name: string;
  heapMb: number;
  /** Beyond it `ThreadBusy` is thrown. */
  mostWaiting: number;
  /** For one task; the thread is killed after it. */
  workMs: number;
  /** For loading what the thread needs. */
  startMs: number;
  /** After so long without a task the thread ends, and gives its memory back. */
  idleMs: number;
}

/** What tasks have in common. A thread gets it with the first one, and again when the version is another. */
interface Shared<Data> {
  version: string;
  data: Data;
}

/** What a thread is told. */
export type ThreadOrder<Task, Data> = { data: Data } | { task: Task };

/** What a thread says: `ready` once it has loaded what it needs, then one of the others for each task. */
export type ThreadMessage<Result> = { ready: true } | { result: Result } | { failed: string };

export class ThreadBusy extends Error {
  override readonly name = 'ThreadBusy';
}

export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

interface Started {
  thread: Worker;
  version: string | null;
}

/** A worker thread that does one task at a time. It starts with the first task. */
export class SerialThread<Task, Data, Result> {
  private readonly line = new PQueue({ concurrency: 1 });
  private thread: Worker | undefined;
  private started: Promise<Started> | undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly entry: URL,
    private readonly options: ThreadOptions,
  ) {}

  get isRunning(): boolean {
    return this.thread !== undefined;
  }

  /** @throws ThreadBusy, ThreadEnded */
  async run(task: Task, shared: Shared<Data>, signal: AbortSignal): Promise<Result> {
    if (this.line.size >= this.options.mostWaiting)
      throw new ThreadBusy('Too many tasks wait for the thread.');
    return this.line.add(() => this.perform(task, shared, signal), { signal });
  }

  async stop(): Promise<void> {
    clearTimeout(this.idleTimer);
    const { thread } = this;
    this.thread = undefined;
    this.started = undefined;
    await thread?.terminate();
  }

  private async perform(task: Task, { version, data }: Shared<Data>, signal: AbortSignal): Promise<Result> {
    clearTimeout(this.idleTimer);
    this.started ??= this.start();
    const started = await unlessAborted(this.started, signal);
    clearTimeout(this.idleTimer);
    const { thread } = started;
    if (started.version !== version) tell<Task, Data>(thread, { data });
    started.version = version;
    tell<Task, Data>(thread, { task });
    const message = await this.messageFrom(thread, this.options.workMs, signal);
    this.endWhenIdle();
    if ('result' in message) return message.result;
    throw new Error('failed' in message ? message.failed : 'The thread gave no result.');
  }

  /** Goes on where the task that asked for it is no longer wanted: the next one needs the thread too. */
  private async start(): Promise<Started> {
    const { name, heapMb, startMs } = this.options;
    const thread = new Worker(this.entry, {
      name,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    const forget = () => {
      if (this.thread !== thread) return;
      this.thread = undefined;
      this.started = undefined;
    };
    // Without a listener, the end of a thread would be the end of the server.
    thread.on('error', forget).on('exit', forget);
    this.thread = thread;
    await this.messageFrom(thread, startMs, new AbortController().signal);
    this.endWhenIdle();
    return { thread, version: null };
  }

  private endWhenIdle(): void {
    this.idleTimer = setTimeout(() => void this.stop(), this.options.idleMs);
    this.idleTimer.unref();
  }

  /** The next message. A thread that is silent for too long, or whose task is no longer wanted, is killed. */
  private async messageFrom(
    thread: Worker,
    mostMs: number,
    signal: AbortSignal,
  ): Promise<ThreadMessage<Result>> {
    const { promise, resolve, reject } = Promise.withResolvers<ThreadMessage<Result>>();
    const kill = (reason: string) => {
      reject(new ThreadEnded(reason));
      void this.stop();
    };
    const timer = setTimeout(() => kill(`It took longer than ${mostMs} ms.`), mostMs);
    const aborted = () => kill(NOT_WANTED);
    const failed = (error: Error) => reject(new ThreadEnded(error.message));
    const exited = () => reject(new ThreadEnded('The thread ended.'));
    signal.addEventListener('abort', aborted);
    if (signal.aborted) aborted();
    thread.once('message', resolve).once('error', failed).once('exit', exited);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', aborted);
      thread.off('message', resolve).off('error', failed).off('exit', exited);
    }
  }
}

const NOT_WANTED = 'It is no longer wanted.';

async function unlessAborted<Value>(promised: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new ThreadEnded(NOT_WANTED));
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    return await Promise.race([promised, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
    promised.catch(() => undefined);
  }
}

const tell = <Task, Data>(thread: Worker, order: ThreadOrder<Task, Data>): void => thread.postMessage(order);
