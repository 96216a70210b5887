import { describe, expect, it } from 'vitest';
import { MAYA } from '@/testing/api';
import { currentSession, leaveSession, sessionOwner, startSession } from './session';

const TOKENS = { accessToken: 'access', refreshToken: 'refresh' };

describe('the session kept in the browser', () => {
  it('holds of the account only id, role and first name', () => {
    startSession(TOKENS, MAYA);

    expect(JSON.parse(localStorage.getItem('flyleaf.session') ?? '')).toEqual({
      ...TOKENS,
      user: { id: MAYA.id, role: 'student', firstName: 'Maya' },
    });
  });

  it('leaves nothing behind', () => {
    startSession(TOKENS, MAYA);
    sessionStorage.setItem('draft', 'x');

    leaveSession();

    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(currentSession()).toEqual({ status: 'signed-out', leftFor: '/login' });
  });

  it('notes that a student is signed in, so that the start page is theirs, and nothing more', () => {
    startSession(TOKENS, MAYA);

    expect(document.cookie).toBe('flyleaf-signed-in=student');
  });

  it('ends here when it ends in another tab', () => {
    startSession(TOKENS, MAYA);

    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));

    expect(currentSession().status).toBe('signed-out');
  });

  it('takes what this tab kept along when its owner signs out in another', () => {
    startSession(TOKENS, MAYA);
    sessionStorage.setItem('draft', 'x');

    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));

    expect(sessionStorage).toHaveLength(0);
  });

  it('is over here, and drafts stay its owner’s, when the server refused to go on with another tab', () => {
    startSession(TOKENS, MAYA);
    sessionStorage.setItem('draft', 'x');

    localStorage.removeItem('flyleaf.session');
    dispatchEvent(new StorageEvent('storage', { key: 'flyleaf.session' }));

    expect(currentSession()).toMatchObject({ status: 'expired', user: { id: MAYA.id } });
    expect(sessionOwner()).toBe(MAYA.id);
    expect(sessionStorage.getItem('draft')).toBe('x');
  });
});
