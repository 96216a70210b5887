import { describe, expect, it } from 'vitest';
import { MAYA } from '@/testing/api';
import { currentSession, endSession, sessionOwner, startSession } from './session';

const TOKENS = { accessToken: 'access', refreshToken: 'refresh' };

describe('the stored session', () => {
  it('stores only the id, role and first name of the account', () => {
    startSession(TOKENS, MAYA);

    expect(JSON.parse(localStorage.getItem('flyleaf.session') ?? '')).toEqual({
      ...TOKENS,
      user: { id: MAYA.id, role: 'student', firstName: 'Maya' },
    });
  });

  it('removes all its data from the browser when it ends', () => {
    startSession(TOKENS, MAYA);
    sessionStorage.setItem('draft', 'x');

    endSession();

    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(currentSession()).toEqual({ status: 'signed-out', redirectTo: '/login' });
  });

  it('sets a cookie that contains only that a student is signed in', () => {
    startSession(TOKENS, MAYA);

    expect(document.cookie).toBe('flyleaf-signed-in=student');
  });

  it('ends when it ends in another tab', () => {
    startSession(TOKENS, MAYA);

    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));

    expect(currentSession().status).toBe('signed-out');
  });

  it('clears this tab’s drafts when its owner signs out in another', () => {
    startSession(TOKENS, MAYA);
    sessionStorage.setItem('draft', 'x');

    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));

    expect(sessionStorage).toHaveLength(0);
  });

  it('expires and keeps the owner’s drafts when it expired in another tab', () => {
    startSession(TOKENS, MAYA);
    sessionStorage.setItem('draft', 'x');

    localStorage.removeItem('flyleaf.session');
    dispatchEvent(new StorageEvent('storage', { key: 'flyleaf.session' }));

    expect(currentSession()).toMatchObject({ status: 'expired', user: { id: MAYA.id } });
    expect(sessionOwner()).toBe(MAYA.id);
    expect(sessionStorage.getItem('draft')).toBe('x');
  });
});
