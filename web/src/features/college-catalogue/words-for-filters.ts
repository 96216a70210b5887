import { type Filters } from './filters';

const COMMUNITY: Partial<Filters> = { ownership: ['1'], degrees_awarded: ['2'] };
const TRADE: Partial<Filters> = { degrees_awarded: ['1'] };
const TEST_FREE: Partial<Filters> = { testPolicy: ['optional', 'not-considered'] };
const BY_PRICE: Partial<Filters> = { sort: 'netPrice' };
const CLOSE_TO_HOME: Partial<Filters> = { withinMiles: '100', near: '' };

/** What students call a kind of college, and the filters that find it. Folded: no capitals, accents or signs. */
export const KINDS: Readonly<Record<string, Partial<Filters>>> = {
  hbcu: { designation: ['hbcu'] },
  hbcus: { designation: ['hbcu'] },
  'historically black': { designation: ['hbcu'] },
  'predominantly black': { designation: ['predominantly-black'] },
  hsi: { designation: ['hispanic-serving'] },
  hsis: { designation: ['hispanic-serving'] },
  'hispanic serving': { designation: ['hispanic-serving'] },
  tribal: { designation: ['tribal'] },
  aanapisi: { designation: ['aanapisi'] },
  womens: { designation: ['women'] },
  'all womens': { designation: ['women'] },
  'all girls': { designation: ['women'] },
  mens: { designation: ['men'] },
  'all mens': { designation: ['men'] },
  'all boys': { designation: ['men'] },

  'community college': COMMUNITY,
  'community colleges': COMMUNITY,
  'junior college': COMMUNITY,
  'junior colleges': COMMUNITY,
  '2 year': { degrees_awarded: ['2'] },
  'two year': { degrees_awarded: ['2'] },
  '4 year': { degrees_awarded: ['5'] },
  'four year': { degrees_awarded: ['5'] },
  'trade school': TRADE,
  'trade schools': TRADE,
  'vocational school': TRADE,
  'vocational schools': TRADE,
  public: { ownership: ['1'] },
  'state school': { ownership: ['1'] },
  'state schools': { ownership: ['1'] },
  private: { ownership: ['2'] },
  small: { size: ['small'] },
  medium: { size: ['medium'] },
  'medium sized': { size: ['medium'] },
  large: { size: ['large'] },
  big: { size: ['large'] },
  online: { onlineOnly: 'true' },
  'online only': { onlineOnly: 'true' },

  urban: { locale: ['urban'] },
  suburban: { locale: ['suburban'] },
  rural: { locale: ['rural'] },
  'new england': { region: ['new-england'] },
  midwest: { region: ['great-lakes', 'plains'] },
  'mid atlantic': { region: ['mid-east'] },
  southeast: { region: ['southeast'] },
  southwest: { region: ['southwest'] },
  'washington dc': { state: ['DC'] },
  'close to home': CLOSE_TO_HOME,
  'near home': CLOSE_TO_HOME,
  'near me': CLOSE_TO_HOME,
  'close to me': CLOSE_TO_HOME,

  'open admission': { openAdmission: 'true' },
  'open admissions': { openAdmission: 'true' },
  'open enrollment': { openAdmission: 'true' },
  'test optional': TEST_FREE,
  'test blind': { testPolicy: ['not-considered'] },
  'no sat': TEST_FREE,
  'no act': TEST_FREE,
  'without sat': TEST_FREE,
  cheap: BY_PRICE,
  cheapest: BY_PRICE,
  affordable: BY_PRICE,
};

/** Short ways to say a major, and its name among the majors. */
export const OTHER_MAJOR_WORDS: Readonly<Record<string, string>> = {
  art: 'visual and performing arts',
  arts: 'visual and performing arts',
  bio: 'biology',
  'comp sci': 'computer science',
  cs: 'computer science',
  film: 'film and cinema studies',
  law: 'legal studies',
  math: 'mathematics',
  'poli sci': 'political science',
  'pre med': 'pre medicine',
  premed: 'pre medicine',
  prelaw: 'pre law',
  teaching: 'education',
  theater: 'theatre',
};
