import { type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { describe, expect, it } from 'vitest';
import { Authenticator, type Caller } from '../../../application/caller.js';
import { Public, SignedIn } from './access.decorator.js';
import { AccessGuard } from './access.guard.js';
import { NotSignedIn, RoleNotAllowed } from '../replies/http-refusals.js';

class Routes {
  @Public()
  open() {
    return null;
  }
  @SignedIn()
  anyones() {
    return null;
  }
  @SignedIn('admin')
  admins() {
    return null;
  }
  undeclared() {
    return null;
  }
}

class NotingAuthenticator extends Authenticator {
  readonly wasFresh: boolean[] = [];

  constructor(private readonly caller: Caller | null) {
    super();
  }

  authenticate(_token: string, { fresh }: { fresh: boolean }): Promise<Caller | null> {
    this.wasFresh.push(fresh);
    return Promise.resolve(this.caller);
  }
}

const ADMIN: Caller = { userId: 'u-1', role: 'admin', signInId: 's-1' };

async function asking(route: keyof Routes, caller: Caller | null, authorization = 'Bearer token') {
  const authenticator = new NotingAuthenticator(caller);
  const context = {
    getHandler: () => Routes.prototype[route],
    getClass: () => Routes,
    switchToHttp: () => ({ getRequest: () => ({ headers: { authorization } }) }),
  } as unknown as ExecutionContext;
  const outcome = await new AccessGuard(new Reflector(), authenticator)
    .canActivate(context)
    .catch((error: unknown) => error);
  return { outcome, wasFresh: authenticator.wasFresh };
}

describe('the access guard', () => {
  it('checks admins in the database, so that a deactivation or demotion works at once (S9)', async () => {
    expect((await asking('admins', ADMIN)).wasFresh).toEqual([true]);
    expect((await asking('anyones', ADMIN)).wasFresh).toEqual([false]);
  });

  it('refuses a former admin', async () => {
    expect((await asking('admins', { ...ADMIN, role: 'student' })).outcome).toBeInstanceOf(RoleNotAllowed);
    expect((await asking('admins', null)).outcome).toBeInstanceOf(NotSignedIn);
  });

  it('refuses everyone on a route without a rule (S2)', async () => {
    expect((await asking('undeclared', ADMIN)).outcome).toBeInstanceOf(RoleNotAllowed);
  });

  it('needs no token on a public route', async () => {
    expect(await asking('open', null, '')).toEqual({ outcome: true, wasFresh: [] });
  });
});
