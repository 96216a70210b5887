import { type Day } from '../domain/calendar/day.js';
import { type SeasonApplication, type SeasonEssay } from '../domain/season.js';
import { type SeasonSettings, USUAL_SETTINGS } from '../domain/settings.js';
import { type Situation } from '../domain/ways/way.js';
import { anApplication, anItem, aSeason, papers, personalEssay, supplement } from './a-season.js';

interface ListOfStudent extends Situation {
  student: string;
  today: Day;
}

const SUMMER: Day = '2026-08-17';
const FALL: Day = '2026-09-21';
const OCTOBER: Day = '2026-10-19';
const EXAMS = { name: 'Exams', from: '2026-12-14', to: '2026-12-18' };

const hours = (hoursPerWeek: number, more: Partial<SeasonSettings> = {}): SeasonSettings => ({
  ...USUAL_SETTINGS,
  hoursPerWeek,
  ...more,
});

const withSupplement = (
  college: string,
  words: number,
  more: Partial<SeasonApplication> = {},
): SeasonApplication =>
  anApplication(college, { items: [personalEssay(), supplement(words), ...papers()], ...more });

const early = (college: string, words: number, more: Partial<SeasonApplication> = {}): SeasonApplication =>
  withSupplement(college, words, {
    round: 'Early Action',
    planBy: '2026-11-01',
    regular: { day: '2027-01-01', note: 'Usual date, check the college.' },
    category: 'reach',
    ...more,
  });

const openAdmission = (college: string): SeasonApplication =>
  anApplication(college, {
    form: null,
    category: 'safety',
    planBy: '2027-03-01',
    items: [
      anItem('other', 'Application form'),
      anItem('transcript', 'High school transcript'),
      anItem('aid-form', 'FAFSA'),
    ],
  });

const ucEssays: SeasonEssay[] = [1, 2, 3, 4].map((number) => ({
  title: `UC answer ${number}`,
  words: 350,
  draft: number === 1 ? { id: '01990000-0000-7000-8000-0000000000e1', wordCount: 330 } : null,
  mayTravel: true,
  uses: [
    {
      id: `uc ${number}`,
      form: 'uc',
      collegeIds: [],
      readers: ['UC Davis', 'UC Merced'],
      dueOn: null,
      limit: 350,
      change: 'as it is',
    },
  ],
}));

const uc = (college: string): SeasonApplication =>
  anApplication(college, {
    form: 'uc',
    planBy: '2026-11-30',
    items: [anItem('essay', 'Personal insight questions (4 of 8)', { part: 'personal', words: 1400 })],
  });

const inState = (): SeasonApplication => anApplication('Ohio State', { category: 'safety' });

/** Made-up students. Seven lists fit, three do not. */
export const TEN_LISTS: readonly ListOfStudent[] = [
  { student: 'Ana, one college', today: FALL, season: aSeason([inState()]), settings: USUAL_SETTINGS },
  {
    student: 'Ben, a community college',
    today: OCTOBER,
    season: aSeason([openAdmission('Columbus State')]),
    settings: hours(1),
  },
  {
    student: 'Chloe, four colleges from summer on',
    today: SUMMER,
    season: aSeason([
      inState(),
      early('Case Western', 250),
      withSupplement('Oberlin', 300),
      withSupplement('Kenyon', 200),
    ]),
    settings: USUAL_SETTINGS,
  },
  {
    student: 'Dev, the University of California with a draft',
    today: FALL,
    season: aSeason(
      [uc('UC Davis'), uc('UC Merced'), anApplication('Arizona State', { category: 'safety' })],
      ucEssays,
    ),
    settings: USUAL_SETTINGS,
  },
  {
    student: 'Ella, exams in December',
    today: FALL,
    season: aSeason([inState(), withSupplement('Grinnell', 250), withSupplement('Macalester', 250)]),
    settings: hours(5, { busy: [EXAMS] }),
  },
  {
    student: 'Finn, works on weekends',
    today: SUMMER,
    season: aSeason([inState(), early('Michigan', 500), withSupplement('Purdue', 250)]),
    settings: hours(7, { daysOff: [5, 6] }),
  },
  {
    student: 'Grace, twelve colleges with a full summer',
    today: SUMMER,
    season: aSeason([
      inState(),
      early('Michigan', 500),
      early('Chicago', 300),
      ...Array.from({ length: 9 }, (_, i) => withSupplement(`College ${i + 1}`, 250)),
    ]),
    settings: hours(10),
  },
  {
    student: 'Hugo, begins in October',
    today: OCTOBER,
    season: aSeason([inState(), early('Michigan', 500), early('Illinois', 250)]),
    settings: USUAL_SETTINGS,
  },
  {
    student: 'Iris, binding and two more in two weeks',
    today: OCTOBER,
    season: aSeason([
      early('Brown', 250, { round: 'Early Decision', regular: null }),
      early('Virginia', 300),
      early('Pitt', 200, { category: 'safety' }),
    ]),
    settings: hours(7),
  },
  {
    student: 'Jo, five days before everything',
    today: '2026-12-27',
    season: aSeason([
      anApplication('Ohio State', { category: 'safety', round: 'Early Decision' }),
      withSupplement('Rice', 500, { round: 'Early Decision' }),
    ]),
    settings: hours(2),
  },
];
