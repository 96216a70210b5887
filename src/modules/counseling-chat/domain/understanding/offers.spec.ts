import { beforeAll, describe, expect, it } from 'vitest';
import { starterReader } from '../../testing/starter-reader.js';
import { NEW_DIALOGUE } from '../conversation/dialogue-state.js';
import { BAD_NEWS_ADVICE } from '../knowledge/advice/bad-news.js';
import { COURSES_ADVICE } from '../knowledge/advice/courses.js';
import { RECOMMENDERS_ADVICE } from '../knowledge/advice/recommenders.js';
import { SCHOLARSHIPS_ADVICE } from '../knowledge/advice/scholarships.js';
import { SPECIAL_SITUATIONS_ADVICE } from '../knowledge/advice/special-situations.js';
import { acceptedOffer, offerIn } from './offers.js';
import { type ReadMessage } from './read-message.js';
import { understand } from './understand.js';

const PURDUE = 243780;

let read: ReadMessage;
beforeAll(async () => {
  read = await starterReader('OH');
});

const wishOf = (answer: string) => {
  const offer = offerIn(answer);
  if (offer === null) return null;
  const state = {
    ...NEW_DIALOGUE,
    turn: 2,
    focus: [PURDUE],
    lastColleges: [PURDUE],
    topic: 'chance_at' as const,
  };
  return understand(offer, read, state)[0]?.intent;
};

describe('a yes to an offer', () => {
  it.each([
    ['It is a reach [1]. Want to see what would help most there?', 'improve_chances'],
    ['Want to see what a higher score would do at Purdue?', 'improve_chances'],
    ['Want to see your own range at Purdue?', 'chance_at'],
    ['That is 3.5 on the 4.0 scale. Want to see your chances with it?', 'chances_overview'],
    ['Want to see what a year there costs you?', 'net_price'],
    ['Want to compare what they would cost you?', 'compare'],
    ['Shall I show you where to add them?', 'open_page'],
    ['Shall I look at your next step instead?', 'next_step'],
    ['Shall I find colleges with a low price for you?', 'cheapest'],
    ['Shall I find one that fits you?', 'safety_schools'],
    ['Your list is empty. Shall I suggest colleges?', 'recommend'],
    ['Want to see how balanced it is now?', 'list_balance'],
    ['Shall I list your dates?', 'deadlines'],
    ['Want to see what is still open for it?', 'applications'],
    ['Want to see your whole list?', 'my_list'],
    ['Shall I explain grants, loans and work-study, or price another college?', 'aid_basics'],
    ['That’s outside what I know. Shall I explain how chances work?', 'data_source'],
    ['Shall I ask you a first question for the personal statement?', 'essay_help'],
    ['Shall I narrow it down, or compare the first two?', 'compare'],
  ])('does what it says: %s', (answer, intent) => {
    expect(wishOf(answer)).toBe(intent);
  });

  it('does what each advice offers', () => {
    const offers = [
      ...BAD_NEWS_ADVICE,
      ...COURSES_ADVICE,
      ...RECOMMENDERS_ADVICE,
      ...SCHOLARSHIPS_ADVICE,
      ...SPECIAL_SITUATIONS_ADVICE,
    ]
      .map(({ then }) => then)
      .filter((then) => /^(?:Shall I|Want to see|Want to look)/u.test(then));

    expect(offers.filter((offer) => (wishOf(offer) ?? 'unclear') === 'unclear')).toEqual([]);
  });

  it.each(['Which college are you thinking of?', 'It opens October 1.', 'What would you do with the year?'])(
    'is none where nothing was offered: %s',
    (answer) => {
      expect(offerIn(answer)).toBeNull();
    },
  );

  it.each(['yes', 'yes please', 'Sure!', 'go ahead', 'yeah do that'])('is heard in "%s"', (message) => {
    expect(acceptedOffer(message, 'Shall I list your dates?')).toBe('When are my deadlines?');
  });

  it.each(['ok', 'yes thank you', 'save it', 'yes but what does it cost'])(
    'is not heard in "%s"',
    (message) => {
      expect(acceptedOffer(message, 'Shall I list your dates?')).toBeNull();
    },
  );
});
