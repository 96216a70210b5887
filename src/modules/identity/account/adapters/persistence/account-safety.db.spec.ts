import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Test, type TestingModule } from '@nestjs/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { MailedLinks } from '../../application/mailed-links.js';
import { LinkTokens } from '../../application/link-tokens.js';
import { MailedTokenRepository } from '../../domain/mailed-token.repository.js';
import { SecondFactor } from '../../../second-factor/domain/second-factor.js';
import { SecondFactorRepository } from '../../../second-factor/domain/second-factor.repository.js';
import { KeyedLinkTokens } from '../node-crypto/keyed-link-tokens.js';
import { MailedTokenSchema } from './mailed-token.schema.js';
import { MikroOrmMailedTokenRepository } from './mikro-orm-mailed-token.repository.js';
import { MikroOrmSecondFactorRepository } from '../../../second-factor/adapters/persistence/mikro-orm-second-factor.repository.js';
import { SecondFactorSchema } from '../../../second-factor/adapters/persistence/second-factor.schema.js';
import { IdentityCleanup } from '../../../identity-cleanup.schedule.js';

let database: FreshDatabase;
let module: TestingModule;
let sql: Sql;
beforeAll(async () => {
  database = await freshDatabase();
  module = await Test.createTestingModule({
    imports: [
      PersistenceModule.over(database.url, { work: false }),
      MikroOrmModule.forFeature([MailedTokenSchema, SecondFactorSchema]),
    ],
    providers: [
      MailedLinks,
      { provide: MailedTokenRepository, useClass: MikroOrmMailedTokenRepository },
      { provide: SecondFactorRepository, useClass: MikroOrmSecondFactorRepository },
      { provide: LinkTokens, useValue: new KeyedLinkTokens('a secret of this test') },
    ],
  }).compile();
  sql = module.get(Sql);
});
afterAll(async () => {
  await module.close();
  await database.drop();
});

const somebody = async (): Promise<string> => {
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
    const userId = await somebody();
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

  it('stay used when the job that made them runs again', async () => {
    const userId = await somebody();
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

describe('setting up or confirming a second factor twice at the same moment (S21)', () => {
  /** The first waits inside its unit of work so that the second could overtake it. */
  const oneAfterTheOther = async (first: () => Promise<void>, second: () => Promise<void>) => {
    const unitOfWork = module.get(UnitOfWork);
    const order: string[] = [];
    let isInside: () => void = () => undefined;
    const inside = new Promise<void>((resolve) => (isInside = resolve));
    const slow = unitOfWork.run(async () => {
      await first();
      isInside();
      await pause(300);
      order.push('first');
    });
    await inside;
    await unitOfWork.run(async () => {
      await second();
      order.push('second');
    });
    await slow;
    return order;
  };

  it('happens one after the other, also if there was none yet', async () => {
    const userId = await somebody();
    const factors = module.get(SecondFactorRepository);
    const found: boolean[] = [];
    const begin = async () => {
      await factors.lockAccount(userId);
      const known = await factors.of(userId);
      found.push(known !== null);
      if (known === null) await factors.add(SecondFactor.prepare(userId, 'sealed', new Date()));
    };

    expect(await oneAfterTheOther(begin, begin)).toEqual(['first', 'second']);
    expect(found).toEqual([false, true]);
  });

  it('lets the first confirm it; the second finds it on', async () => {
    const userId = await somebody();
    const [factors, unitOfWork] = [module.get(SecondFactorRepository), module.get(UnitOfWork)];
    await unitOfWork.run(() => factors.add(SecondFactor.prepare(userId, 'sealed', new Date())));
    const wasOn: (boolean | undefined)[] = [];
    const confirm = async () => {
      const factor = await factors.of(userId);
      wasOn.push(factor?.isOn());
      factor?.confirm(new Date());
    };

    expect(await oneAfterTheOther(confirm, confirm)).toEqual(['first', 'second']);
    expect(wasOn).toEqual([false, true]);
  });
});

describe('cleaning up sign-ins and links', () => {
  it('removes expired sign-ins, and links that expired more than a day ago', async () => {
    const userId = await somebody();
    const signIn = (end: string) =>
      sql.rows(
        `insert into identity.sign_ins (id, user_id, started_at, expires_at, device, address, last_used_at)
         values ($1, $2, now(), now() + $3::interval, 'Firefox on Windows', '192.0.2.7', now())`,
        [newId(), userId, end],
      );
    const link = (token: string, end: string) =>
      sql.rows(
        `insert into identity.password_reset_tokens (id, user_id, token, email, expires_at, created_at)
         values ($1, $2, $3, 'maya@example.org', now() + $4::interval, now())`,
        [newId(), userId, token, end],
      );
    await signIn('-1 second');
    await signIn('1 day');
    await link('long dead', '-25 hours');
    await link('just dead', '-1 hour');

    await new IdentityCleanup(module.get(Jobs, { strict: false }), sql).handle();

    const kept = 'select token from identity.password_reset_tokens where user_id = $1';
    expect(await sql.rows('select 1 from identity.sign_ins')).toHaveLength(1);
    expect(await sql.rows(kept, [userId])).toEqual([{ token: 'just dead' }]);
  });
});
