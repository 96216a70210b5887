import { beforeEach, describe, expect, it } from 'vitest';
import { NotesChangedElsewhere, ReasonWithoutRefusal } from './recommendation-choice.errors.js';
import { RecommendationChosen } from './recommendation-choice.events.js';
import { RecommendationChoice } from './recommendation-choice.js';

const FIRST = new Date('2026-11-20T09:00:00Z');
const LATER = new Date('2026-11-21T09:00:00Z');
const OHIO_STATE = 204796;

let choice: RecommendationChoice;
beforeEach(() => {
  choice = new RecommendationChoice('maya', OHIO_STATE, FIRST);
});

describe('a student’s choice about a recommended college', () => {
  it('is open at first', () => {
    expect(choice.details()).toMatchObject({ userInterested: null, reason: null, userNotes: '' });
    expect(choice.isHidden).toBe(false);
  });

  it('hides a college that does not interest them, with the reason', () => {
    choice.change({ userInterested: false, reason: 'too-far' }, LATER);

    expect(choice.isHidden).toBe(true);
    expect(choice.details()).toMatchObject({ userInterested: false, reason: 'too-far', changedAt: LATER });
    expect(choice.pullEvents()).toEqual([new RecommendationChosen('maya', OHIO_STATE, false)]);
  });

  it('shows the college again when taken back, without the reason and with the notes', () => {
    choice.change({ userInterested: false, reason: 'other', userNotes: 'Too cold' }, FIRST);
    choice.change({ userInterested: null }, LATER);

    expect(choice.isHidden).toBe(false);
    expect(choice.details()).toMatchObject({ userInterested: null, reason: null, userNotes: 'Too cold' });
  });

  it('does not write over notes that were stored elsewhere in the meantime', () => {
    choice.change({ userNotes: 'From the phone', notesBefore: '' }, FIRST);

    expect(() => choice.change({ userNotes: 'From the laptop', notesBefore: '' }, LATER)).toThrow(
      NotesChangedElsewhere,
    );
    expect(choice.details()).toMatchObject({ userNotes: 'From the phone', changedAt: FIRST });
    choice.change({ userNotes: 'From the phone', notesBefore: '' }, LATER);
    choice.change({ userNotes: 'Both', notesBefore: 'From the phone' }, LATER);
    expect(choice.details().userNotes).toBe('Both');
  });

  it('can say no without a reason, and give one later', () => {
    choice.change({ userInterested: false }, FIRST);
    choice.change({ reason: 'not-my-field' }, LATER);

    expect(choice.details()).toMatchObject({ userInterested: false, reason: 'not-my-field' });
  });

  it('leaves what is not sent as it was', () => {
    choice.change({ userInterested: false, reason: 'too-expensive' }, FIRST);
    choice.change({ userNotes: 'Ask about aid' }, LATER);

    expect(choice.details()).toMatchObject({
      userInterested: false,
      reason: 'too-expensive',
      userNotes: 'Ask about aid',
    });
  });

  it('changes and publishes nothing when the same answer arrives again', () => {
    choice.change({ userInterested: false, reason: 'too-far', userNotes: 'Far' }, FIRST);
    choice.pullEvents();
    choice.change({ userInterested: false, reason: 'too-far', userNotes: 'Far' }, LATER);

    expect(choice.details().changedAt).toBe(FIRST);
    expect(choice.pullEvents()).toEqual([]);
  });

  it.each([true, null, undefined])('refuses a reason together with %s', (userInterested) => {
    expect(() => choice.change({ userInterested, reason: 'too-far' }, LATER)).toThrow(ReasonWithoutRefusal);
  });
});
