import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { LinkTokens } from '../../application/email/link-tokens.js';
import { MailedLinks } from '../../application/email/mailed-links.js';
import { MailedTokenRepository } from '../../domain/mailed-token.repository.js';
import { KeyedLinkTokens } from '../node-crypto/keyed-link-tokens.js';
import { MailedTokenSchema } from './mailed-token.schema.js';
import { MikroOrmMailedTokenRepository } from './mikro-orm-mailed-token.repository.js';

let database: FreshDatabase;
let module: TestingModule;
let sql: Sql;
beforeAll(async () => {
  database = await freshDatabase();
  module = await Test.createTestingModule({
    imports: [
      PersistenceModule.over(database.url, { work: false }),
      MikroOrmModule.forFeature([MailedTokenSchema]),
    ],
    providers: [
      MailedLinks,
      { provide: MailedTokenRepository, useClass: MikroOrmMailedTokenRepository },
      { provide: LinkTokens, useValue: new KeyedLinkTokens('a secret of this test') },
    ],
  }).compile();
  sql = module.get(Sql);
});
afterAll(async () => {
  await module.close();
  await database.drop();
});

const addUser = async (): Promise<string> => {
  const userId = newId();
  await sql.rows(
    `insert into identity.users (id, email, first_name, last_name, created_at, updated_at)
     values ($1, $2, 'Maya', 'Lin', now(), now())`,
    [userId, `${userId}@example.org`],
  );
  return userId;
};

describe('links requested at the same moment', () => {
  it('leave only the newest (S14)', async () => {
    const userId = await addUser();
    const [links, unitOfWork] = [module.get(MailedLinks), module.get(UnitOfWork)];
    const ids = Array.from({ length: 6 }, () => newId());
    await Promise.all(
      ids.map((tokenId) =>
        unitOfWork.run(() =>
          links.create({ tokenId, userId, tokenType: 'password_reset', email: 'maya@example.org' }),
        ),
      ),
    );

    expect(
      await sql.rows('select id from identity.password_reset_tokens where user_id = $1', [userId]),
    ).toEqual([{ id: ids.at(-1) }]);
  });

  it('stay used when the job that created them runs again', async () => {
    const userId = await addUser();
    const [links, unitOfWork] = [module.get(MailedLinks), module.get(UnitOfWork)];
    const order = {
      tokenId: newId(),
      userId,
      tokenType: 'password_reset',
      email: 'maya@example.org',
    } as const;
    const token = module.get(LinkTokens).tokenFor(order.tokenId);
    await unitOfWork.run(() => links.create(order));
    await unitOfWork.run(async () => (await links.find(token))?.use(new Date()));
    await unitOfWork.run(() => links.create(order));

    expect(await links.startSending(order.tokenId)).toBeNull();
  });
});
