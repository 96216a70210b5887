import { afterEach, expect, describe, it } from 'vitest';
import { SerialThread, ThreadBusy, ThreadEnded } from './serial-thread.js';

/** Tells its id with each answer, and does badly what it is told to. */
const ENTRY = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    let data;
    parentPort.on('message', async (order) => {
      if ('data' in order) return (data = order.data);
      const { task } = order;
      if (task === 'hang') for (;;);
      if (task === 'crash') throw new Error('crashed');
      if (task === 'fail') return parentPort.postMessage({ failed: 'not today' });
      if (task === 'wait') await new Promise((done) => setTimeout(done, 100));
      parentPort.postMessage({ result: [task, data, threadId] });
    });
    parentPort.postMessage({ ready: true });
  `)}`,
);

/** Is ready only after a while. */
const SLOW = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (order) => 'task' in order && parentPort.postMessage({ result: 1 }));
    setTimeout(() => parentPort.postMessage({ ready: true }), 400);
  `)}`,
);

type Answer = [task: string, data: unknown, threadId: number];

const wanted = new AbortController().signal;
const SILENT = new URL('data:text/javascript,setInterval(() => {}, 1000)');

let thread: SerialThread<string, string, Answer>;
interface Limits {
  mostWaiting?: number;
  workMs?: number;
  startMs?: number;
  idleMs?: number;
}
const begin = (limits: Limits = {}, entry = ENTRY) => {
  thread = new SerialThread(entry, {
    name: 'spec',
    heapMb: 64,
    mostWaiting: 10,
    workMs: 5_000,
    startMs: 5_000,
    idleMs: 60_000,
    ...limits,
  });
};
const run = (task: string, data = 'one', signal = wanted) =>
  thread.run(task, { version: data, data }, signal);

afterEach(() => thread.stop());

describe('a thread for one task at a time', () => {
  it('does them in their order, and starts once', async () => {
    begin();
    const answers = await Promise.all(['wait', 'second', 'third'].map((task) => run(task)));

    expect(answers.map(([task]) => task)).toEqual(['wait', 'second', 'third']);
    expect(new Set(answers.map(([, , id]) => id)).size).toBe(1);
  });

  it('is killed when a task takes too long, and the next task gets a new one', async () => {
    begin({ workMs: 300 });
    const [, , first] = await run('before');
    const hanging = expect(run('hang')).rejects.toThrow(ThreadEnded);
    const [task, , second] = await run('after');
    await hanging;

    expect(task).toBe('after');
    expect(second).not.toBe(first);
  });

  it('that crashes fails only the task it was doing', async () => {
    begin();
    await expect(run('crash')).rejects.toThrow('crashed');

    expect((await run('after'))[0]).toBe('after');
  });

  it('that never gets ready is killed too', async () => {
    begin({ startMs: 200 }, SILENT);

    await expect(run('hello')).rejects.toThrow(ThreadEnded);
    expect(thread.isRunning).toBe(false);
  });

  it('goes on starting when its first task is no longer wanted, for the next one', async () => {
    begin({}, SLOW);
    const stopping = new AbortController();
    const first = run('unwanted', 'one', stopping.signal);
    setTimeout(() => stopping.abort(), 50);

    await expect(first).rejects.toThrow();
    expect(await run('after')).toBe(1);
  });

  it('that started for nobody ends after a while too', async () => {
    begin({ idleMs: 50 }, SLOW);
    const stopping = new AbortController();
    const first = run('unwanted', 'one', stopping.signal);
    setTimeout(() => stopping.abort(), 50);

    await expect(first).rejects.toThrow();
    expect(thread.isRunning).toBe(true);
    await expect.poll(() => thread.isRunning, { timeout: 5_000 }).toBe(false);
  });

  it('goes on after a task that failed', async () => {
    begin();
    const [, , first] = await run('before');
    await expect(run('fail')).rejects.toThrow('not today');

    expect((await run('after'))[2]).toBe(first);
  });

  it('ends after a while without a task', async () => {
    begin({ idleMs: 50 });
    const [, , first] = await run('before');
    await expect.poll(() => thread.isRunning).toBe(false);

    expect((await run('after'))[2]).not.toBe(first);
  });

  it('gets what its tasks share once, and again when that changes', async () => {
    begin();
    const [, first, id] = await run('before', 'release 1');
    const [, second, sameId] = await run('after', 'release 2');

    expect([first, second, sameId]).toEqual(['release 1', 'release 2', id]);
  });

  it('refuses more tasks than may wait', async () => {
    begin({ mostWaiting: 1 });
    const [first, second] = [run('wait'), run('wait')];

    await expect(run('one too many')).rejects.toThrow(ThreadBusy);
    await Promise.all([first, second]);
  });

  it('is killed when its task is no longer wanted', async () => {
    begin();
    await run('before');
    const stopping = new AbortController();
    const hanging = run('hang', 'one', stopping.signal);
    stopping.abort();

    await expect(hanging).rejects.toThrow();
    expect((await run('after'))[0]).toBe('after');
  });
});
