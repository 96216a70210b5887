import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { endSession, startSession } from '@/lib/session/session';
import { MAYA } from '@/testing/api';
import { EMPTY_FORM, type EssayForm } from '../editor/essay-form';
import { EssaySaver } from './essay-saver';
import { keepLocalDraft, type LocalDraft, localDrafts } from './local-drafts';
import { type EssayCalls, type StoredEssay } from './sending';

const CLOCK: EssayForm = {
  ...EMPTY_FORM,
  title: 'The stove clock',
  prompt: 'Any topic you choose',
  content: 'The clock is fast.',
};
const OFFLINE = new TypeError('Failed to fetch');
const CHANGED = new ApiError(409, 'Conflict', { code: 'essays.changed-elsewhere' });
const REFUSED = new ApiError(400, 'Bad Request', { message: 'Title is required' });

const aDraft = (changes: Partial<LocalDraft> = {}): LocalDraft => ({
  id: 'd1',
  essayId: 'e1',
  base: 3,
  form: CLOCK,
  firstSave: null,
  keptAt: 0,
  ...changes,
});

/** A server that numbers versions, and the calls it got. */
const aServer = () => {
  let version = 3;
  const storedAs = (id: string, form: EssayForm): StoredEssay => ({ id, version, form, jobId: null });
  return {
    create: vi.fn<EssayCalls['create']>((form) => {
      version = 1;
      return Promise.resolve(storedAs('e1', form));
    }),
    update: vi.fn<EssayCalls['update']>((id, form) => {
      version += 1;
      return Promise.resolve(storedAs(id, form));
    }),
    read: vi.fn<EssayCalls['read']>((id) =>
      Promise.resolve({ ...storedAs(id, { ...CLOCK, content: 'Typed on the phone.' }), version: 7 }),
    ),
    takeOther: vi.fn<EssayCalls['takeOther']>((_mine, other) =>
      Promise.resolve({ ...other, version: other.version + 2 }),
    ),
  };
};

const stops: (() => void)[] = [];

const begin = (draft = aDraft(), stored: EssayForm | null = CLOCK) => {
  const server = aServer();
  const events = { onCreated: vi.fn(), onSaved: vi.fn() };
  const saver = new EssaySaver(draft, stored, server, events);
  saver.start();
  stops.push(() => saver.stop());
  return { saver, server, events };
};
const aNewEssay = () => begin(aDraft({ essayId: null, base: null, form: EMPTY_FORM }), null);
const type = (saver: EssaySaver, content: string) => saver.change({ content });
const keptTexts = () => localDrafts().map(({ form }) => form.content);

beforeEach(() => {
  startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
  vi.useFakeTimers();
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.useRealTimers();
});

describe('an essay that exists', () => {
  it('is saved five seconds after the last key, on top of the version it began with', async () => {
    const { saver, server } = begin();
    type(saver, 'One');
    await vi.advanceTimersByTimeAsync(4_900);
    type(saver, 'One two');
    await vi.advanceTimersByTimeAsync(4_900);
    expect(server.update).not.toHaveBeenCalled();
    expect(keptTexts()).toEqual(['One two']);

    await vi.advanceTimersByTimeAsync(200);

    expect(server.update.mock.calls).toEqual([
      ['e1', { ...CLOCK, content: 'One two' }, 3, { submit: false, keepalive: false }],
    ]);
    expect(keptTexts()).toEqual([]);
    expect(saver.snapshot()).toMatchObject({ dirty: false, saving: false });
  });

  it('has one save under way at a time, and sends what was typed meanwhile after it', async () => {
    const { saver, server } = begin();
    const first = Promise.withResolvers<StoredEssay>();
    server.update.mockReturnValueOnce(first.promise);
    type(saver, 'One');
    const both = [saver.save(), saver.save()];
    type(saver, 'One two');
    expect(server.update).toHaveBeenCalledTimes(1);

    first.resolve({ id: 'e1', version: 4, form: CLOCK, jobId: null });
    await Promise.all(both);

    expect(server.update.mock.calls.map(([, { content }, base]) => [content, base])).toEqual([
      ['One', 3],
      ['One two', 4],
    ]);
  });

  it('is kept on this computer without a connection, and sent on the next try', async () => {
    const { saver, server } = begin();
    server.update.mockRejectedValueOnce(OFFLINE);
    type(saver, 'Written on the bus');

    expect(await saver.save()).toBe('kept');
    expect(saver.snapshot()).toMatchObject({ waiting: true, dirty: true });
    expect(keptTexts()).toEqual(['Written on the bus']);

    await saver.retry();
    expect(saver.snapshot()).toMatchObject({ waiting: false, dirty: false });
    expect(keptTexts()).toEqual([]);
  });

  it('without a title is kept and not sent', async () => {
    const { saver, server } = begin();
    saver.change({ title: '' });

    expect(await saver.save()).toBe('incomplete');
    expect(server.update).not.toHaveBeenCalled();
    expect(localDrafts()).toHaveLength(1);
  });

  it('shows what the server refused until the next key', async () => {
    const { saver, server } = begin();
    server.update.mockRejectedValueOnce(REFUSED);
    type(saver, 'One');

    expect(await saver.save()).toBe('refused');
    expect(saver.snapshot().refusal).toBe('Title is required');
    type(saver, 'One two');
    expect(saver.snapshot().refusal).toBeNull();
  });

  it('is submitted with what was typed, or as it is', async () => {
    const { saver, server } = begin();
    await saver.save({ submit: true });
    type(saver, 'One');
    await saver.save({ submit: true });

    expect(server.update.mock.calls.map(([, { content }, , { submit }]) => [content, submit])).toEqual([
      [CLOCK.content, true],
      ['One', true],
    ]);
  });

  it('does not outlive its page with a request that is too large for that', async () => {
    const { saver, server } = begin();
    type(saver, 'é'.repeat(35_000));
    await saver.save({ keepalive: true });

    expect(server.update.mock.calls[0]?.[3].keepalive).toBe(false);
  });
});

describe('an essay that was changed elsewhere', () => {
  const inConflict = async () => {
    const begun = begin();
    begun.server.update.mockRejectedValueOnce(CHANGED);
    type(begun.saver, 'Typed here.');
    expect(await begun.saver.save()).toBe('conflict');
    return begun;
  };

  it('shows the other text and sends nothing until the student chose', async () => {
    const { saver, server } = await inConflict();
    expect(saver.snapshot().conflict?.form.content).toBe('Typed on the phone.');

    type(saver, 'Typed here, and more.');
    await vi.advanceTimersByTimeAsync(60_000);

    expect(server.update).toHaveBeenCalledTimes(1);
    expect(keptTexts()).toEqual(['Typed here, and more.']);
  });

  it('takes mine on top of the other', async () => {
    const { saver, server } = await inConflict();

    expect(await saver.keepMine()).toBe('saved');

    expect(server.update.mock.calls.at(-1)?.slice(1, 3)).toEqual([{ ...CLOCK, content: 'Typed here.' }, 7]);
    expect(saver.snapshot().conflict).toBeNull();
  });

  it('takes the other after mine was stored', async () => {
    const { saver, server } = await inConflict();

    expect(await saver.takeOther()).toBe('saved');

    expect(server.takeOther.mock.calls[0]?.[0].content).toBe('Typed here.');
    expect(saver.snapshot()).toMatchObject({
      conflict: null,
      dirty: false,
      form: { content: 'Typed on the phone.' },
    });
    expect(keptTexts()).toEqual([]);
  });

  it('is followed silently while nothing is typed here', async () => {
    const { saver, server } = begin();
    saver.follow({ id: 'e1', version: 4, form: { ...CLOCK, content: 'From the phone' }, jobId: null });
    expect(saver.snapshot()).toMatchObject({ dirty: false, form: { content: 'From the phone' } });
    type(saver, 'From the phone, and on.');
    saver.follow({ id: 'e1', version: 5, form: { ...CLOCK, content: 'Once more' }, jobId: null });
    await saver.save();

    expect(server.update.mock.calls.map(([, { content }, base]) => [content, base])).toEqual([
      ['From the phone, and on.', 4],
    ]);
  });

  it('keeps both when taking the other fails', async () => {
    const { saver, server } = await inConflict();
    server.takeOther.mockRejectedValueOnce(OFFLINE);

    expect(await saver.takeOther()).toBe('kept');

    expect(saver.snapshot().conflict).not.toBeNull();
    expect(keptTexts()).toEqual(['Typed here.']);
  });
});

describe('a new essay', () => {
  it('stays on this computer until the student saves it', async () => {
    const { saver, server } = aNewEssay();
    saver.change(CLOCK);
    await vi.advanceTimersByTimeAsync(60_000);

    expect(server.create).not.toHaveBeenCalled();
    expect(keptTexts()).toEqual([CLOCK.content]);
  });

  it('is created once, however often the reply is lost, and then gets what was typed since', async () => {
    const { saver, server, events } = aNewEssay();
    server.create.mockRejectedValueOnce(OFFLINE).mockRejectedValueOnce(OFFLINE);
    saver.change(CLOCK);
    expect(await saver.create(false)).toBe('kept');
    type(saver, 'The clock is eleven minutes fast.');
    await saver.retry();
    await saver.retry();

    const [first, ...others] = server.create.mock.calls;
    expect(others).toEqual([first, first]);
    expect(events.onCreated).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.update.mock.calls.map(([id, { content }, base]) => [id, content, base])).toEqual([
      ['e1', 'The clock is eleven minutes fast.', 1],
    ]);
    expect(keptTexts()).toEqual([]);
  });

  it('is submitted after all when Submit was pressed while Save had no answer', async () => {
    const { saver, server, events } = aNewEssay();
    server.create.mockRejectedValueOnce(OFFLINE).mockRejectedValueOnce(OFFLINE);
    saver.change(CLOCK);
    await saver.create(false);
    await saver.create(true);
    await saver.retry();

    expect(server.create.mock.calls.map(([, submit]) => submit)).toEqual([false, false, false]);
    expect(server.update.mock.calls.map(([, , base, { submit }]) => [base, submit])).toEqual([[1, true]]);
    expect(events.onCreated.mock.calls.map(([, submitted]: unknown[]) => submitted)).toEqual([true]);
  });

  it('that the server refused can be changed and saved again', async () => {
    const { saver, server } = aNewEssay();
    server.create.mockRejectedValueOnce(REFUSED);
    saver.change({ ...CLOCK, title: 'x' });
    expect(await saver.create(false)).toBe('refused');
    saver.change({ title: 'The stove clock' });
    expect(await saver.create(true)).toBe('saved');

    const [refused, accepted] = server.create.mock.calls;
    expect(accepted?.slice(0, 2)).toEqual([CLOCK, true]);
    expect(accepted?.[2]).not.toBe(refused?.[2]);
  });
});

describe('drafts on this computer', () => {
  it('go on under another id when a second tab types into the same one', () => {
    const { saver } = begin();
    type(saver, 'In this tab');
    const key = Object.keys(localStorage).find((each) => each.endsWith('.d1')) ?? '';
    keepLocalDraft(aDraft({ form: { ...CLOCK, content: 'In the other tab' } }));
    dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));

    expect(keptTexts().toSorted()).toEqual(['In the other tab', 'In this tab']);
  });

  it('are gone after logging out, and another account never sees them', () => {
    keepLocalDraft(aDraft());
    startSession({ accessToken: 'b', refreshToken: 's' }, { ...MAYA, id: 'another' });
    expect(localDrafts()).toEqual([]);
    keepLocalDraft(aDraft({ id: 'd2' }));
    expect(Object.keys(localStorage).filter((key) => key.includes('essay-draft'))).toHaveLength(1);

    endSession();
    expect(Object.keys(localStorage).filter((key) => key.includes('essay-draft'))).toEqual([]);
  });
});
