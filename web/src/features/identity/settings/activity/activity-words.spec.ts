import { describe, expect, it } from 'vitest';
import { activityWords } from './activity-words';

const said = (kind: string, detail: Record<string, string> | null = null, byYou = true) =>
  activityWords({ kind, detail, byYou });

describe('an activity entry', () => {
  it.each([
    ['signed-in', { device: 'Firefox on Windows' }, 'You signed in on Firefox on Windows.'],
    ['signed-in', { by: 'Google', device: 'Safari on iOS' }, 'You signed in with Google on Safari on iOS.'],
    ['signed-in', { device: 'Unknown device' }, 'You signed in on an unknown device.'],
    ['sign-in-ended', { count: '3' }, 'You signed out 3 other devices.'],
    ['sign-in-ended', null, 'You signed out another device.'],
    ['provider-linked', { by: 'Google' }, 'Google was linked. You can use it to sign in.'],
    ['new-recovery-codes', null, 'You made new recovery codes. The old ones no longer work.'],
    [
      'sent-to-model',
      { purpose: 'an essay review', fields: 'essay text, prompt' },
      'We asked an outside language model for an essay review. It got: essay text, prompt, with your name and contact details covered.',
    ],
    ['sharing-changed', { parts: 'list' }, 'You chose what an adult sees: your list and dates.'],
    [
      'sharing-changed',
      { parts: 'list, chances, prices' },
      'You chose what an adult sees: your list and dates, your chances, and your prices and aid offers.',
    ],
    ['sharing-changed', { parts: '' }, 'You share nothing with an adult for now.'],
    ['something-new', null, 'Something about your account changed.'],
  ])('words the kind %s', (kind, detail, sentence) => {
    expect(said(kind, detail)).toBe(sentence);
  });

  it('says why an essay was read', () => {
    expect(said('student-viewed', { what: 'essay', reason: 'You asked for feedback' }, false)).toBe(
      'One of your essays was read. The reason given: “You asked for feedback”. Done by someone who runs Flyleaf.',
    );
  });

  it('ends a reason that is a sentence once', () => {
    expect(said('student-viewed', { what: 'essay', reason: 'You asked me.' }, false)).toBe(
      'One of your essays was read. The reason given: “You asked me”. Done by someone who runs Flyleaf.',
    );
  });

  it('says that a profile was read, and why personal details were opened', () => {
    expect(said('student-viewed', { what: 'profile' }, false)).toBe(
      'Your profile was read, without your personal details. Done by someone who runs Flyleaf.',
    );
    expect(said('student-viewed', { what: 'personal-details', reason: 'A scholarship form' }, false)).toBe(
      'Your personal details were opened: race, income, birth date, gender, address and family. The reason given: “A scholarship form”. Done by someone who runs Flyleaf.',
    );
  });

  it('says why an admin opened chances', () => {
    expect(said('student-viewed', { what: 'chances', reason: 'You asked about your list' }, false)).toBe(
      'Your chances at single colleges were opened. The reason given: “You asked about your list”. Done by someone who runs Flyleaf.',
    );
  });

  it('names the essay an adult read, and whom it was opened to', () => {
    const detail = { relation: 'counselor', what: 'essay', title: 'The stove clock' };
    expect(said('student-viewed', detail, false)).toBe(
      'A school counselor you let in looked at your essay “The stove clock”.',
    );
    const sharing = { relation: 'parent', essay: 'The stove clock', shared: 'yes' };
    expect(said('sharing-changed', sharing)).toBe('You let a parent read your essay “The stove clock”.');
    expect(said('sharing-changed', { ...sharing, shared: 'no' })).toBe(
      'You stopped sharing your essay “The stove clock” with a parent.',
    );
  });

  it('says when an admin did it', () => {
    expect(said('role-changed', { role: 'counselor' }, false)).toBe(
      'Your role was changed to counselor. Done by someone who runs Flyleaf.',
    );
  });
});
