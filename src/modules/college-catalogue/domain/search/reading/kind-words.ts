import { PROFESSION_WORDS } from './profession-words.js';
import { type ReadFilters } from './read-filters.js';

const words = (names: string, filters: ReadFilters): [string, ReadFilters][] =>
  names.split(', ').map((name) => [name, filters]);

/** Only a quarter of applicants or fewer are admitted: as a reach is below 25 %. */
const SELECTIVE: ReadFilters = { admitRateMax: 0.25 };
/** Three of four applicants or more are admitted. */
const EASY: ReadFilters = { admitRateMin: 0.75 };
/** The largest of all teach online; the largest campuses are public ones. */
const BIGGEST: ReadFilters = { sort: 'size', ownership: ['1'], degrees_awarded: ['3'] };
/** At many community colleges more students earn a certificate than an associate degree. Most students go to one near home. */
const TWO_YEAR: ReadFilters = { degrees_awarded: ['2', '1'], sort: 'suggested' };
const COMMUNITY: ReadFilters = { ...TWO_YEAR, ownership: ['1'] };
const TRADE_SCHOOL: ReadFilters = { degrees_awarded: ['1'], sort: 'suggested' };
/** The college type that students mean, in figures every college reports: small, and mostly bachelor's degrees. */
const LIBERAL_ARTS: ReadFilters = { size: ['small'], degrees_awarded: ['3'], ownership: ['2'] };

/** What students call a kind of college. Folded, as in a typed text. */
export const KIND_WORDS: ReadonlyMap<string, ReadFilters> = new Map([
  ...words('reach, reaches, reach schools', { category: ['reach'] }),
  ...words('target, targets, match schools', { category: ['target'] }),
  ...words('safety, safeties, safe, likely', { category: ['safety'] }),

  ...words('liberal arts, liberal art, lac, lacs, liberal arts college, liberal arts colleges', LIBERAL_ARTS),
  ...words(
    'community college, community colleges, community collage, community collages, junior college, junior colleges, cc',
    COMMUNITY,
  ),
  ...words('2 year, two year, associate, associates, associate degree', TWO_YEAR),
  ...words('4 year, four year, bachelors, bachelors degree, bfa, ba degree, bs degree', {
    degrees_awarded: ['5'],
  }),
  ...words(
    'trade, trade school, trade schools, vocational, vocational school, vocational schools',
    TRADE_SCHOOL,
  ),
  ...words('certificate, certificates, certificate program, certificate programs', TRADE_SCHOOL),
  ...words('public, state school, state schools, state colleges, state university, state universities', {
    ownership: ['1'],
  }),
  ...words('private', { ownership: ['2'] }),

  ...words('small, small size, tiny', { size: ['small'] }),
  ...words('medium, medium size, medium sized, mid size, mid sized, midsize', { size: ['medium'] }),
  ...words('large, large size, big, huge', { size: ['large'] }),
  ...words('biggest, largest, biggest campus', BIGGEST),
  ...words('urban, in a city, in the city, in a big city', { locale: ['urban'] }),
  ...words('suburban, suburbs, in the suburbs', { locale: ['suburban'] }),
  ...words('rural, in the country, small town, college town', { locale: ['rural'] }),
  ...words('online, online only, from home', { onlineOnly: true }),

  ...words('historically black', { designation: ['hbcu'] }),
  ...words('hbcu, hbcus', { designation: ['hbcu'] }),
  ...words('predominantly black', { designation: ['predominantly-black'] }),
  ...words('hsi, hsis, hispanic serving', { designation: ['hispanic-serving'] }),
  ...words('tribal', { designation: ['tribal'] }),
  ...words('aanapisi', { designation: ['aanapisi'] }),
  ...words('women, womens, all womens, all girls, girls', { designation: ['women'] }),
  ...words('men, mens, all mens, all boys', { designation: ['men'] }),

  ...words('catholic, roman catholic', { faith: ['catholic'] }),
  ...words('christian, protestant', { faith: ['christian'] }),
  ...words('jewish', { faith: ['jewish'] }),
  ...words('lds, mormon, latter day saint, latter day saints', { faith: ['latter-day-saints'] }),
  ...words('secular, nonreligious, non religious, not religious', { faith: ['none'] }),

  // wiche.edu/wue: the public colleges of the states that take part.
  ...words('wue, western undergraduate exchange', {
    state: ['AK', 'AZ', 'CA', 'CO', 'HI', 'ID', 'MT', 'ND', 'NM', 'NV', 'OR', 'SD', 'UT', 'WA', 'WY'],
    ownership: ['1'],
  }),

  ...words('open admission, open admissions, open enrollment, open to everyone', { openAdmission: true }),
  ...words('test optional, no sat, no act, no sat or act, without sat, without act, no test, no tests', {
    testPolicy: ['optional', 'not-considered'],
  }),
  ...words(
    'dont need sat, dont need the sat, dont require sat, dont require the sat, dont need act, without the sat, sat not required, act not required, ' +
      'no test scores, without test scores, no sat required, no act required, sat optional, act optional',
    { testPolicy: ['optional', 'not-considered'] },
  ),
  ...words('test blind, test free, score blind', { testPolicy: ['not-considered'] }),
  ...words('test required, sat required, act required, require sat', { testPolicy: ['required'] }),
  ...words('easy to get into, easy to get in, easy admission, easy', EASY),
  ...words('easiest to get into, easiest to get in', { ...EASY, sort: 'admitRate' }),
  ...words(
    'high acceptance, high acceptance rate, high acceptance rates, high admit rate, not selective, less selective',
    EASY,
  ),
  ...words('hard to get into, selective, highly selective', SELECTIVE),
  ...words('hardest to get into, most selective', { ...SELECTIVE, sort: 'selectivity' }),
  ...words(
    'low acceptance, low acceptance rate, low acceptance rates, low admit rate, competitive, elite',
    SELECTIVE,
  ),
  ...words('high graduation rate, high graduation rates', { completionMin: 0.7 }),
  ...words('high paying, high earnings, best paying, good jobs', { sort: 'earnings' }),
  // The Department of Education ranks no colleges; of what it counts, graduating says most.
  ...words('best, top, top rated, top ranked, best rated, good, great, strong', { sort: 'completion' }),
  ...words('best value, good value, worth the money', { sort: 'netPrice', completionMin: 0.6 }),
  ...words(
    'cheap, cheapest, affordable, low cost, inexpensive, low tuition, lowest price, low debt, no debt, little debt',
    {
      sort: 'netPrice',
    },
  ),
  // The price after aid is what the federal data know of aid.
  ...words(
    'financial aid, good financial aid, scholarships, full ride, full rides, full tuition, free, free tuition, meet full need, meets full need, ' +
      'meet 100 of need, meets 100 of need, full need, no loan, no loans',
    { sort: 'netPrice' },
  ),
]);

/** What means a kind of college in a search box, and may mean anything in a talk. "Undecided" is any college. */
export const SEARCH_BOX_WORDS: ReadonlyMap<string, ReadFilters> = new Map([
  ...words('easiest', { ...EASY, sort: 'admitRate' }),
  ...words('hardest', { ...SELECTIVE, sort: 'selectivity' }),
  ...words('undecided, undeclared, undecided major, undeclared major', {}),
  ...words('animals, working with animals', { major: ['01.09'] }),
  ...PROFESSION_WORDS,
]);
