import { beforeEach, describe, expect, it } from 'vitest';
import { AccountGone } from '#modules/identity/contracts/index.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { DerivedAuthorshipKeys } from '../../adapters/node-crypto/derived-authorship-keys.js';
import { EssayChangedElsewhere, MOST_ESSAYS, TooManyEssays } from '../../domain/essay/essay.errors.js';
import { EssaySubmitted } from '../../domain/essay/essay.events.js';
import { InMemoryEssayVersions } from '../../testing/in-memory-essay-versions.js';
import { InMemoryEssays } from '../../testing/in-memory-essays.js';
import { RequestedReviews } from '../../testing/requested-reviews.js';
import { AddVersion } from './add-version.js';
import { ChangeEssay, ChangeEssayHandler } from './change-essay.js';
import { CreateEssay, CreateEssayHandler, type EssayToSave } from './create-essay.js';
import { EssayDestination } from './essay-destination.js';
import { RestoreVersion, RestoreVersionHandler } from './restore-version.js';

const NOW = new Date('2026-11-23T09:00:00Z');
const MAYA = 'maya';
const MOTH: EssayToSave = {
  title: 'Moth',
  essayType: 'Other',
  prompt: 'Any',
  audience: null,
  collegeId: null,
  wordLimit: null,
  applicationId: null,
  content: 'I found a moth.',
  origin: 'typed',
  submit: false,
};
const anywhere = new EssayDestination(
  { of: () => Promise.resolve(new Map()) },
  { has: () => Promise.resolve(false) },
);
const unitOfWork = new ImmediateUnitOfWork();
const clock = new FixedClock(NOW);
const queue = new RequestedReviews();

let essays: InMemoryEssays;
let versions: InMemoryEssayVersions;
let addVersion: AddVersion;
let accounts: NotedAccounts;
beforeEach(() => {
  essays = new InMemoryEssays();
  versions = new InMemoryEssayVersions(NOW);
  addVersion = new AddVersion(
    versions,
    new DerivedAuthorshipKeys({ current: 'a secret of ours', previous: undefined }),
  );
  accounts = new NotedAccounts();
});

const create = (changes: Partial<EssayToSave> = {}) =>
  new CreateEssayHandler(essays, addVersion, anywhere, queue, accounts, unitOfWork, clock).execute(
    new CreateEssay(MAYA, { ...MOTH, ...changes }),
  );
const change = (id: string, changes: Partial<EssayToSave>, basedOn?: number) =>
  new ChangeEssayHandler(essays, versions, addVersion, anywhere, queue, accounts, unitOfWork, clock).execute(
    new ChangeEssay(MAYA, id, { ...MOTH, ...changes }, basedOn),
  );
const restore = (id: string, versionNumber: number) =>
  new RestoreVersionHandler(essays, versions, addVersion, accounts, unitOfWork, clock).execute(
    new RestoreVersion(MAYA, id, versionNumber),
  );
const textsOf = (id: string) => versions.of(id).map(({ content }) => content);

describe('a new essay', () => {
  it('is submitted with its first version', async () => {
    const { id, jobId } = await create({ submit: true });

    expect(jobId).toBe(`job of ${id} 1`);
    expect(essays.published).toEqual([new EssaySubmitted(id, MAYA, 1)]);
  });

  it('keeps its text with one kind of line break and without what nobody sees', async () => {
    const { id } = await create({ content: 'I found\r\na\u200b moth.' });

    expect(textsOf(id)).toEqual(['I found\na moth.']);
  });

  it('is refused when there are too many', async () => {
    for (let count = 0; count < MOST_ESSAYS; count += 1) await create();

    await expect(create()).rejects.toThrow(TooManyEssays);
  });

  it('is not stored when the account is removed meanwhile', async () => {
    await accounts.remove(MAYA, 'under-13');

    await expect(create()).rejects.toThrow(AccountGone);
    expect(essays.all()).toEqual([]);
  });
});

describe('a save', () => {
  it.each([
    ['starts from the newest version', 'It was ash.', 2, ['I found a moth.', 'It flew.', 'It was ash.']],
    [
      'does not say what it starts from',
      'It was ash.',
      undefined,
      ['I found a moth.', 'It flew.', 'It was ash.'],
    ],
    ['is the newest text already', 'It flew.', 1, ['I found a moth.', 'It flew.']],
  ])('keeps every text when it %s', async (_when, content, basedOn, texts) => {
    const { id } = await create();
    await change(id, { content: 'It flew.' });
    await change(id, { content }, basedOn);

    expect(textsOf(id)).toEqual(texts);
  });

  it('is refused with the newest text when it starts from an older one', async () => {
    const { id } = await create();
    await change(id, { content: 'It flew.' });
    const save = change(id, { content: 'It was ash.', title: 'Ash' }, 1);

    await expect(save).rejects.toThrow(EssayChangedElsewhere);
    await expect(save).rejects.toMatchObject({
      extra: { current: { versionNumber: 2, content: 'It flew.', updatedAt: '2026-11-23T09:01:00.000Z' } },
    });
    expect(essays.all()[0]?.details().title).toBe('Moth');
  });

  it('submits the version it makes', async () => {
    const { id } = await create();

    expect(await change(id, { content: 'It flew.', submit: true })).toBe(`job of ${id} 2`);
    expect(essays.all()[0]?.state().status).toBe('Submitted');
  });
});

describe('taking a version again', () => {
  it('makes a new version that says where it comes from', async () => {
    const { id } = await create();
    await change(id, { content: 'It flew.' });
    await restore(id, 1);

    expect(versions.of(id).at(-1)).toMatchObject({
      versionNumber: 3,
      content: 'I found a moth.',
      origin: 'restored',
      restoredFrom: 1,
    });
  });

  it('does nothing when it is the text already', async () => {
    const { id } = await create();
    await restore(id, 1);

    expect(textsOf(id)).toEqual(['I found a moth.']);
  });
});
