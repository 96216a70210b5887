import { describe, expect, it } from 'vitest';
import { InMemoryIdentity, MAYA } from '../../testing/in-memory-identity.js';
import { SignInNotFound } from '../domain/sign-in.errors.js';
import { SignOut, SignOutHandler } from './sign-out.js';

const signOut = ({ signIns, states, audit, unitOfWork, clock }: InMemoryIdentity, signInId: string) =>
  new SignOutHandler(signIns, states, audit, unitOfWork, clock).execute(new SignOut(signInId));

describe('signing out', () => {
  it('ends this sign-in at once and records it', async () => {
    const identity = new InMemoryIdentity();
    const { signInId } = await identity.signIn();
    await signOut(identity, signInId);

    expect(await identity.isSignedIn(signInId)).toBe(false);
    expect(identity.states.forgotten).toEqual([signInId]);
    expect(identity.audit.kinds).toEqual(['signed-in', 'signed-out']);
  });

  it('does nothing to a sign-in that is already removed', async () => {
    const identity = new InMemoryIdentity();
    await signOut(identity, 's-unknown');

    expect(identity.audit.kinds).toEqual([]);
  });
});

describe('ending one of your own sign-ins', () => {
  it('ends it at once and records it', async () => {
    const identity = new InMemoryIdentity();
    const { signInId } = await identity.signIn();
    await identity.endSignIns.endOne(signInId, MAYA);

    expect(await identity.isSignedIn(signInId)).toBe(false);
    expect(identity.states.forgotten).toEqual([signInId]);
    expect(identity.audit.entries.at(-1)).toEqual({ kind: 'sign-in-ended', userId: MAYA });
  });

  it('is refused for one that has ended or belongs to someone else', async () => {
    const identity = new InMemoryIdentity();
    const { signInId } = await identity.signIn();

    await expect(identity.endSignIns.endOne(signInId, 'u-leo')).rejects.toThrow(SignInNotFound);
    expect(await identity.isSignedIn(signInId)).toBe(true);
    await identity.endSignIns.endOne(signInId, MAYA);
    await expect(identity.endSignIns.endOne(signInId, MAYA)).rejects.toThrow(SignInNotFound);
  });
});

describe('ending all your other sign-ins', () => {
  it('does not end this one or those of other people', async () => {
    const identity = new InMemoryIdentity();
    const [here, elsewhere, leos] = [
      await identity.signIn(),
      await identity.signIn(),
      await identity.signIn('u-leo'),
    ];
    await identity.endSignIns.endOthers(here.signInId, MAYA);

    expect(await identity.isSignedIn(here.signInId)).toBe(true);
    expect(await identity.isSignedIn(elsewhere.signInId)).toBe(false);
    expect(await identity.isSignedIn(leos.signInId)).toBe(true);
    expect(identity.audit.entries.at(-1)).toEqual({
      kind: 'sign-in-ended',
      userId: MAYA,
      detail: { count: '1' },
    });
  });

  it('records nothing if there are none', async () => {
    const identity = new InMemoryIdentity();
    const { signInId } = await identity.signIn();
    await identity.endSignIns.endOthers(signInId, MAYA);

    expect(identity.audit.kinds).toEqual(['signed-in']);
  });
});
