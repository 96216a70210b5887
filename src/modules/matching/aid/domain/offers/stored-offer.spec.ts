import { describe, expect, it } from 'vitest';
import { anOffer, FAMILIES } from '../../testing/offers.js';
import { OfferChangedElsewhere, OfferIsEmpty } from './offer.errors.js';
import { timeOfSave } from './stored-offer.js';

const NOW = new Date('2027-03-20T12:00:00Z');
const sent = FAMILIES['big merit'];
const stored = { applicationId: 'a-1', offer: sent, updatedAt: NOW, changedBy: null };

describe('saving an offer', () => {
  it('refuses an empty letter', () => {
    expect(() => timeOfSave(null, { sent: anOffer(), basedOn: undefined, now: NOW })).toThrow(OfferIsEmpty);
  });

  it.each([
    ['someone saved the first copy meanwhile', null],
    ['it was changed meanwhile', new Date('2027-03-19T12:00:00Z')],
  ])('is refused when %s', (_reason, basedOn) => {
    expect(() => timeOfSave(stored, { sent, basedOn, now: NOW })).toThrow(OfferChangedElsewhere);
  });

  it('counts as later than the save before it', () => {
    expect(timeOfSave(stored, { sent, basedOn: NOW, now: NOW }).getTime()).toBe(NOW.getTime() + 1);
  });
});
