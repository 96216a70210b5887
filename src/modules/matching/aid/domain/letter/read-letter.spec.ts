import { describe, expect, it } from 'vitest';
import { anAidLine, anOffer, FAMILIES } from '../../testing/offers.js';
import { type Offer } from '../offers/offer.js';
import { PRACTICES } from './practice.js';
import { questionsIn, readLetter, unclearIn } from './read-letter.js';

const answers = (offer: Offer) => Object.fromEntries(readLetter(offer).map(({ id, answer }) => [id, answer]));
const unclear = (offer: Offer) => unclearIn(readLetter(offer));
const questions = (offer: Offer) => questionsIn(readLetter(offer));

describe('reading an aid letter', () => {
  it('checks the ten practices in the order of the report', () => {
    expect(readLetter(anOffer()).map(({ id }) => id)).toEqual(PRACTICES);
  });

  it('finds nothing hidden in a clear letter', () => {
    expect(new Set(Object.values(answers(FAMILIES['full need met'])))).toEqual(new Set(['yes']));
    expect(questions(FAMILIES['full need met'])).toEqual([]);
  });

  it('names the costs that are missing and the gift that may not come back', () => {
    expect(unclear(FAMILIES['big merit'])).toEqual([
      'No figure for books and supplies, travel and personal spending.',
      'The total leaves costs out.',
      'No net price.',
      'It calls itself an award. Look at each line: some may be loans.',
    ]);
    expect(unclear(FAMILIES['mostly loans'])).toContain(
      'It does not say if you get this again: Founders Award.',
    );
  });

  it('finds out that a net price has loans taken off', () => {
    expect(unclear(FAMILIES['mostly loans'])).toContain(
      'The letter says $31,500. After gifts alone it is $52,000. It takes loans off too.',
    );
    expect(unclear(FAMILIES['Parent PLUS gap'])).toContain(
      'The letter says $0. After gifts alone it is $37,000. It takes loans and work off too.',
    );
  });

  it('takes a net price without loans as right', () => {
    expect(answers(FAMILIES['community college with Pell'])).toMatchObject({ 'net-price': 'yes' });
  });

  it('does not ask whether a price is right while costs are missing', () => {
    expect(questions(FAMILIES['big merit'])).toContain(
      'What is left for one year after grants and scholarships, with every cost counted?',
    );
  });

  it('does not take a net price as right when it leaves costs out', () => {
    const letter = anOffer({
      costs: { tuition: 20_000 },
      statedNetPrice: 15_000,
      aid: [anAidLine('grant', 5_000, { renews: 'yes' })],
    });

    expect(unclear(letter)).toContain('Its net price takes only gifts off, but leaves out some costs.');
  });

  it('says once that a letter gives no cost', () => {
    const letter = FAMILIES['no cost in the letter'];

    expect(unclear(letter)[0]).toBe('It gives no cost at all.');
    expect(questions(letter).filter((question) => /tuition/u.test(question))).toEqual([]);
  });

  it('asks what a line is when the letter does not say', () => {
    expect(questions(FAMILIES['no cost in the letter'])).toContain(
      'Is “Fed Direct” a grant, a loan, or pay for work?',
    );
  });

  it('doubts a gift whose name says loan, but not a plain scholarship', () => {
    const letter = anOffer({
      aid: [
        anAidLine('grant', 2_000, { name: 'Direct Unsub' }),
        anAidLine('scholarship', 1, { name: 'Scholars Plus' }),
      ],
    });

    expect(unclear(letter)).toContain('Not clear: is it a gift or a loan? Direct Unsub.');
  });

  it('sees a total that is below its own lines', () => {
    const letter = anOffer({ costs: { tuition: 30_000, housing: 9_000 }, totalCost: 30_000 });

    expect(unclear(letter)).toContain('The letter’s total is $9,000 less than its own lines.');
  });

  it('asks nothing of the aid office that the student can still look up in the letter', () => {
    const letter = anOffer({ aid: [anAidLine('grant', 1_000, { name: 'Grant A', renews: 'yes' })] });

    expect(readLetter(letter).find(({ id }) => id === 'sources')).toMatchObject({
      answer: 'not-sure',
      asks: 'sources',
    });
    expect(questions(letter)).not.toContain(
      'Who gives each grant: the government, my state, or the college?',
    );
  });

  it('asks whether a Parent PLUS loan stands apart only where there is one', () => {
    expect(answers(FAMILIES['big merit'])).toMatchObject({ 'parent-plus-apart': 'yes' });
    expect(answers(FAMILIES['Parent PLUS gap'])).toMatchObject({ 'parent-plus-apart': 'no' });
  });
});
