import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Accounts } from '#modules/identity/contracts/index.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { SigningSecrets } from '#shared-kernel/application/signing-secrets.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { AddVersion } from '../../application/writing/add-version.js';
import { AuthorshipKeys } from '../../application/writing/authorship-keys.js';
import { ChangeEssay, ChangeEssayHandler } from '../../application/writing/change-essay.js';
import { CreateEssay, CreateEssayHandler } from '../../application/writing/create-essay.js';
import { EssayDestination } from '../../application/writing/essay-destination.js';
import { ReviewQueue } from '../../application/review/review-queue.js';
import { authorshipEntry, hashOf } from '../../domain/authorship/authorship-entry.js';
import { EssayChangedElsewhere } from '../../domain/essay/essay.errors.js';
import { EssayRepository } from '../../domain/essay/essay.repository.js';
import { EssayVersionRepository } from '../../domain/essay/essay-version.repository.js';
import { RequestedReviews } from '../../testing/requested-reviews.js';
import { StoredEssayShelf } from '../for-neighbors/stored-essay-shelf.js';
import { DerivedAuthorshipKeys } from '../node-crypto/derived-authorship-keys.js';
import { EssaysReadModel } from '../read-models/essays.read-model.js';
import { EssaySchema } from './essay.schema.js';
import { MikroOrmEssayRepository } from './mikro-orm-essay.repository.js';
import { PublishedKeys } from './published-keys.js';
import { SqlEssayVersionRepository } from './sql-essay-version.repository.js';

const MAYA = newId();
const ESSAY = {
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
} as const;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let module: TestingModule;
beforeAll(async () => {
  database = await freshDatabase();
  module = await Test.createTestingModule({
    imports: [
      PersistenceModule.over(database.url, { work: false }),
      MikroOrmModule.forFeature([EssaySchema]),
    ],
    providers: [
      CreateEssayHandler,
      ChangeEssayHandler,
      AddVersion,
      DerivedAuthorshipKeys,
      PublishedKeys,
      { provide: SigningSecrets, useValue: { current: 'a secret of ours', previous: undefined } },
      { provide: AuthorshipKeys, useExisting: DerivedAuthorshipKeys },
      { provide: EssayRepository, useClass: MikroOrmEssayRepository },
      { provide: EssayVersionRepository, useClass: SqlEssayVersionRepository },
      { provide: EssayDestination, useValue: { require: () => Promise.resolve() } },
      { provide: ReviewQueue, useClass: RequestedReviews },
      { provide: Accounts, useClass: NotedAccounts },
      { provide: Clock, useValue: new FixedClock(new Date('2026-11-23T09:00:00Z')) },
    ],
  }).compile();
  await module.init();
});
afterAll(async () => {
  await module.close();
  await database.drop();
});

const create = async () => (await module.get(CreateEssayHandler).execute(new CreateEssay(MAYA, ESSAY))).id;
const save = (id: string, content: string, basedOn?: number) =>
  module.get(ChangeEssayHandler).execute(new ChangeEssay(MAYA, id, { ...ESSAY, content }, basedOn));
const versionsOf = async (id: string) => {
  const { version } = await newest(id);
  const versions = module.get(EssayVersionRepository);
  return Promise.all(Array.from({ length: version }, (_, index) => versions.find(id, index + 1)));
};
const newest = async (id: string) => {
  const text = 'select latest_version_number as version from essays.essays where id = $1';
  return (await module.get(Sql).row<{ version: number }>(text, [id])) ?? { version: 0 };
};

describe('saves of one essay at once', () => {
  it('store one and refuse the others when all start from the same version', async () => {
    const id = await create();
    const saves = await Promise.allSettled(['One.', 'Two.', 'Three.'].map((content) => save(id, content, 1)));

    const refused = saves.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      { reason: expect.any(EssayChangedElsewhere) as Error },
      { reason: expect.any(EssayChangedElsewhere) as Error },
    ]);
    expect(await newest(id)).toEqual({ version: 2 });
  });

  it('lose no text and keep an unbroken record when the last one wins', async () => {
    const id = await create();
    await Promise.all(['One.', 'Two.', 'Three.'].map((content) => save(id, content)));

    const versions = await versionsOf(id);
    expect(versions.map(({ content }) => content).toSorted()).toEqual([
      'I found a moth.',
      'One.',
      'Three.',
      'Two.',
    ]);
    const keys = module.get(DerivedAuthorshipKeys);
    const sha256 = (text: string) => keys.sha256(text);
    let before: { createdAt: Date; hash: string } | null = null;
    for (const { seal, ...version } of versions) {
      const entry = authorshipEntry({ ...version, salt: seal.salt }, before, sha256);
      expect({ hash: seal.hash, ...keys.sign(seal.hash) }).toEqual({
        hash: hashOf(entry, sha256),
        signature: seal.signature,
        keyId: seal.keyId,
      });
      before = { ...version, hash: seal.hash };
    }
  });
});

it('publishes the public key of every secret there was', async () => {
  const next = new DerivedAuthorshipKeys({ current: 'the next secret', previous: undefined });
  await new PublishedKeys(module.get(Sql), next).onApplicationBootstrap();

  const ours = module.get(DerivedAuthorshipKeys);
  expect(await module.get(PublishedKeys).all()).toEqual([
    { kid: next.keyId, x: next.publicKey },
    { kid: ours.keyId, x: ours.publicKey },
  ]);
});

it('shelves essays for Wren without their texts', async () => {
  const id = await create();
  await save(id, 'I found a second moth.');

  const shelf = await new StoredEssayShelf(new EssaysReadModel(module.get(Sql))).of(MAYA);
  expect(shelf.find((essay) => essay.id === id)).toEqual({
    id,
    title: 'Moth',
    essayType: 'Other',
    status: 'Draft',
    words: 5,
    wordLimit: null,
    overallScore: null,
    updatedAt: new Date('2026-11-23T09:00:00Z'),
  });
});
