import { describe, expect, it } from 'vitest';
import { anAidLine, anOffer, FAMILIES } from '../../testing/offers.js';
import { type Offer } from '../offers/offer.js';
import { gapsIn } from './gaps.js';
import { readLetter, unclearIn } from './read-letter.js';

const kinds = (offer: Offer) => gapsIn(offer, readLetter(offer)).map(({ kind }) => kind);

describe('what an aid letter leaves unclear', () => {
  it.each(Object.entries(FAMILIES))('has a kind for each finding about “%s”', (_name, offer) => {
    const found = unclearIn(readLetter(offer)).length;

    expect(kinds(offer).filter((kind) => kind !== 'net-price-unchecked')).toHaveLength(found);
  });

  it('tells loans taken off a net price from costs left out of it', () => {
    expect(kinds(FAMILIES['Parent PLUS gap'])).toEqual([
      'net-price-too-low',
      'kinds-mixed',
      'parent-plus-mixed',
    ]);
    const costsLeftOut = anOffer({
      costs: { tuition: 20_000 },
      statedNetPrice: 15_000,
      aid: [anAidLine('grant', 5_000, { renews: 'yes' })],
    });
    expect(kinds(costsLeftOut)).toContain('net-price-leaves-out');
  });

  it('names the lines it is about', () => {
    const gaps = gapsIn(FAMILIES['no cost in the letter'], readLetter(FAMILIES['no cost in the letter']));

    expect(gaps).toContainEqual({ kind: 'lines-unnamed', lines: ['Fed Direct'] });
    expect(gaps).toContainEqual({ kind: 'renewal-unsaid', lines: ['Dean’s Award'] });
  });
});
