import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Test, type TestingModule } from '@nestjs/testing';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { type FreshDatabase, freshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { accountSchemas } from './account/account.providers.js';
import { MikroOrmAccountRepository } from './account/adapters/persistence/mikro-orm-account.repository.js';
import { MikroOrmMailedTokenRepository } from './account/adapters/persistence/mikro-orm-mailed-token.repository.js';
import { Account } from './account/domain/account.js';
import { EmailAlreadyRegistered } from './account/domain/account.errors.js';
import { type AccountRepository } from './account/domain/account.repository.js';
import { MailedToken } from './account/domain/mailed-token.js';
import { type MailedTokenRepository } from './account/domain/mailed-token.repository.js';
import { InMemoryAccountRepository } from './account/testing/in-memory-account.repository.js';
import { InMemoryMailedTokenRepository } from './account/testing/in-memory-mailed-token.repository.js';
import { MikroOrmSecondFactorRepository } from './second-factor/adapters/persistence/mikro-orm-second-factor.repository.js';
import { SecondFactor } from './second-factor/domain/second-factor.js';
import { type SecondFactorRepository } from './second-factor/domain/second-factor.repository.js';
import { secondFactorSchemas } from './second-factor/second-factor.providers.js';
import { InMemorySecondFactorRepository } from './second-factor/testing/in-memory-second-factor.repository.js';
import { MikroOrmSignInRepository } from './sign-in/adapters/persistence/mikro-orm-sign-in.repository.js';
import { SignIn } from './sign-in/domain/sign-in.js';
import { type SignInRepository } from './sign-in/domain/sign-in.repository.js';
import { signInSchemas } from './sign-in/sign-in.providers.js';
import { InMemorySignInRepository } from './sign-in/testing/in-memory-sign-in.repository.js';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const PHONE = { device: 'Firefox on Android', address: '192.0.2.7' };

let database: FreshDatabase;
let module: TestingModule;
beforeAll(async () => {
  database = await freshDatabase();
  module = await Test.createTestingModule({
    imports: [
      PersistenceModule.over(database.url, { work: false }),
      MikroOrmModule.forFeature([...accountSchemas, ...signInSchemas, ...secondFactorSchemas]),
    ],
    providers: [
      MikroOrmAccountRepository,
      MikroOrmMailedTokenRepository,
      MikroOrmSignInRepository,
      MikroOrmSecondFactorRepository,
    ],
  }).compile();
});
afterAll(async () => {
  await module.close();
  await database.drop();
});

const accountOf = (id: string, email = `${id}@example.org`): Account =>
  Account.register({
    ...{ id, email, firstName: 'Maya', lastName: 'Lin', role: 'student', now: NOW },
    passwordHash: 'a hash',
  });

const linkFor = (userId: string, digest: string): MailedToken =>
  MailedToken.create({
    ...{ id: newId(), userId, digest, now: NOW },
    tokenType: 'password_reset',
    email: 'maya@example.org',
  });

describe.each(['in memory', 'in PostgreSQL'])('identity %s', (where) => {
  let accounts: AccountRepository;
  let tokens: MailedTokenRepository;
  let signIns: SignInRepository;
  let factors: SecondFactorRepository;
  let unitOfWork: UnitOfWork;
  let maya: string;
  /** A digest that no other test uses. */
  const digest = (name: string) => createHash('sha256').update(`${name} of ${maya}`).digest('hex');

  beforeEach(async () => {
    const isReal = where === 'in PostgreSQL';
    accounts = isReal ? module.get(MikroOrmAccountRepository) : new InMemoryAccountRepository();
    tokens = isReal ? module.get(MikroOrmMailedTokenRepository) : new InMemoryMailedTokenRepository();
    signIns = isReal ? module.get(MikroOrmSignInRepository) : new InMemorySignInRepository();
    factors = isReal ? module.get(MikroOrmSecondFactorRepository) : new InMemorySecondFactorRepository();
    unitOfWork = isReal ? module.get(UnitOfWork, { strict: false }) : new ImmediateUnitOfWork();
    maya = newId();
    await unitOfWork.run(() => accounts.add(accountOf(maya)));
  });

  it('finds an account by its email however that is typed', async () => {
    await unitOfWork.run(async () => {
      expect((await accounts.byEmail(` ${maya.toUpperCase()}@Example.org `))?.id).toBe(maya);
      expect(await accounts.passwordOf(`${maya}@example.org`)).toEqual({ userId: maya, hash: 'a hash' });
      expect(await accounts.byEmail('nobody@example.org')).toBeNull();
    });
  });

  it('refuses a second account with the same email', async () => {
    const again = unitOfWork.run(() => accounts.add(accountOf(newId(), `${maya}@example.org`)));

    await expect(again).rejects.toThrow(EmailAlreadyRegistered);
  });

  it('finds an account by its provider until it is unlinked', async () => {
    const byProvider = () => unitOfWork.run(() => accounts.byProvider('https://provider.example', maya));
    await unitOfWork.run(async () =>
      (await accounts.byId(maya)).linkProvider('https://provider.example', maya, NOW),
    );
    expect((await byProvider())?.id).toBe(maya);

    await unitOfWork.run(async () => (await accounts.byId(maya)).unlinkProvider(NOW));
    expect(await byProvider()).toBeNull();
  });

  it('forgets a removed account', async () => {
    await unitOfWork.run(async () => accounts.remove(await accounts.byId(maya)));

    expect(await unitOfWork.run(() => accounts.find(maya))).toBeNull();
  });

  it('replaces an emailed link by the newest of its type', async () => {
    const [first, second] = [linkFor(maya, digest('first')), linkFor(maya, digest('second'))];
    await unitOfWork.run(() => tokens.addAsNewest(first));
    await unitOfWork.run(() => tokens.addAsNewest(second));

    await unitOfWork.run(async () => {
      expect(await tokens.byDigest(digest('first'))).toBeNull();
      expect((await tokens.byDigest(digest('second')))?.id).toBe(second.id);
      expect(await tokens.hasNewer(first)).toBe(true);
      expect(await tokens.hasNewer(second)).toBe(false);
    });
  });

  it('remembers that a link was used', async () => {
    const link = linkFor(maya, digest('link'));
    await unitOfWork.run(() => tokens.addAsNewest(link));
    await unitOfWork.run(async () => (await tokens.byId(link.id))?.use(NOW));

    expect(await unitOfWork.run(async () => (await tokens.byId(link.id))?.isUsed())).toBe(true);
  });

  it('lists the sign-ins of an account that have not ended', async () => {
    const [here, there, ended] = [newId(), newId(), newId()];
    for (const id of [here, there, ended])
      await unitOfWork.run(() => signIns.add(SignIn.begin(id, maya, PHONE, NOW), digest(id), NOW));
    await unitOfWork.run(async () => (await signIns.byId(ended))?.end(NOW));

    const others = await unitOfWork.run(() => signIns.activeExcept(here, maya, NOW));
    expect(others.map(({ id }) => id)).toEqual([there]);
  });

  it('rotates the token of a sign-in', async () => {
    const signIn = SignIn.begin(newId(), maya, PHONE, NOW);
    await unitOfWork.run(() => signIns.add(signIn, digest('one'), NOW));
    await unitOfWork.run(() => signIns.rotateToken(digest('one'), digest('two'), signIn, NOW));

    await unitOfWork.run(async () => {
      expect(await signIns.findToken(digest('one'))).toMatchObject({ spentAt: NOW });
      expect(await signIns.findToken(digest('two'))).toMatchObject({ spentAt: null });
      expect((await signIns.byTokenDigest(digest('two')))?.id).toBe(signIn.id);
    });
  });

  it('accepts each recovery code once, and none after the second factor was removed', async () => {
    const spend = (code: string) => unitOfWork.run(() => factors.spendRecoveryCode(maya, [digest(code)]));
    await unitOfWork.run(async () => {
      await factors.add(SecondFactor.prepare(maya, 'sealed', NOW));
      await factors.replaceRecoveryCodes(maya, [digest('oak'), digest('elm')]);
    });
    expect([await spend('oak'), await spend('oak'), await spend('ash')]).toEqual([true, false, false]);

    await unitOfWork.run(async () => {
      const factor = await factors.of(maya);
      if (factor !== null) await factors.remove(factor);
    });
    expect(await unitOfWork.run(() => factors.of(maya))).toBeNull();
    expect(await spend('elm')).toBe(false);
  });
});
