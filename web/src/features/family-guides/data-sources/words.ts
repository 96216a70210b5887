export const english = {
  title: 'Data sources',
  lead: 'Figures about a college come from the US Department of Education, and some from the college itself. We don’t fill in what a college left out.',
  colleges: {
    title: 'Colleges',
    source: 'Source',
    files:
      'College Scorecard, institution file and field-of-study file, and the IPEDS admissions survey of fall 2023. ',
    terms: 'Terms',
    domain:
      'Works of the United States government, in the public domain in the United States. The Department does not endorse Flyleaf.',
    text: [
      'Names, addresses, links, whether a college is open and whether the Department watches its money come from a later federal file, published by March 2026. You can still find a college by its former name.',
      'For six of the colleges that come with Flyleaf, the admit rates in two releases are too far apart for both to be right. Until those colleges are imported, we show the newer rate, from the release of June 10, 2026: The Citadel, Crown College, Eastern New Mexico University, UC Merced, University of Hawaii at Hilo and University of Virginia’s College at Wise.',
    ],
  },
  release: {
    release: 'Release',
    none: 'None yet',
    here: 'Colleges in Flyleaf',
    day: (release: string) =>
      new Date(release).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    starter: (all: string) =>
      `${all}, chosen by a fixed rule: every college with more than 20,000 applicants, the hardest to get into, and some of each kind from every state and DC.`,
    every: (all: string) => `${all}: every operating college of the federal data we imported.`,
    some: (all: string, imported: string, starter: string) =>
      `${all}. ${imported} were imported from the federal data; ${starter} came with Flyleaf, chosen by a fixed rule.`,
    failed: 'We couldn’t load this.',
    tryAgain: 'Try again',
  },
  published: {
    title: 'What colleges publish themselves',
    text: 'High-school grades, class rank, admit rates by residence, Early Decision, transfer students, waiting lists and what a college looks at come from the college’s own Common Data Set, where we have it: 478 colleges. We read them from public transcriptions, not from the colleges’ own files. Learn More names the year of each and, where we know it, the college’s page. Check there before you count on a figure.',
  },
  deadlines: {
    title: 'Deadlines, fees and what colleges ask for',
    facts: [
      {
        term: 'Dates for 2026–27',
        words:
          'Collected for 189 colleges by an open project that says it read each college’s admission page. We did not check them again.',
      },
      {
        term: 'Dates, fees, tests, recommendations for 2025–26',
        words:
          'The Common App’s requirements grid of October 24, 2025: 1,033 colleges. We never move a date of one cycle to another.',
      },
      {
        term: 'Usual dates',
        words:
          'For the other colleges: the dates most common among the 189. They are always marked as usual.',
      },
      {
        term: 'Aid forms and state aid',
        words:
          'What federal and state pages publish for one school year, each with its address and the day it was read.',
      },
    ],
    text: 'Only you can mark a deadline as checked, with where you saw it. Check every date before you count on it.',
  },
  years: {
    title: 'Which year a figure describes',
    text: 'One college’s figures come from different years. We show the year beside a figure where it matters. These are the years of the release of May 19, 2025.',
    facts: [
      { term: 'Admit rate, applicants, test scores', words: 'Fall 2023' },
      { term: 'Undergraduates, and who they are', words: 'Fall 2023' },
      { term: 'Tuition, books, room and board', words: '2023–24' },
      { term: 'Cost of attendance and net price', words: '2022–23' },
      { term: 'Students who return after the first year', words: 'Entered in fall 2022' },
      {
        term: 'Graduation rate',
        words: 'Entered in fall 2017 at four-year colleges, fall 2020 at shorter ones',
      },
      { term: 'Programs', words: 'Degrees and certificates awarded in 2022–23' },
      { term: 'Median debt', words: 'Fiscal years 2020 and 2021, together' },
      {
        term: 'Earnings ten years after entry',
        words: 'Entered in 2009–11, measured in 2020–21, in 2022 dollars',
      },
      {
        term: 'First in the family at college, family income',
        words: 'Students with federal aid, 2015–16 and 2016–17',
      },
    ],
  },
  missing: {
    title: 'When a figure is missing',
    facts: [
      { term: 'Not reported', words: 'The college didn’t provide it.' },
      {
        term: 'Hidden for privacy',
        words: 'It covers too few students, so the Department withholds it.',
      },
      {
        term: 'Does not apply',
        words: 'It has no meaning for this college, such as an admit rate where everyone can enroll.',
      },
    ],
    text: 'A missing figure is never shown as zero. Average GPA isn’t in the federal data, so we say “Not published”. Debt and earnings are reported once for all campuses of a group. Prices after aid at public colleges are for students who pay in-state tuition.',
  },
  majors: {
    title: 'Majors',
    text: 'The 395 majors use the codes of the Classification of Instructional Programs 2020 from the National Center for Education Statistics, which is in the public domain in the United States. The everyday names are ours.',
  },
  check: {
    title: 'Please check before you decide',
    text: 'Costs, dates and rules change each year. Before you apply, read the college’s own site. If it says something different, trust the college’s site.',
  },
};
export type Words = typeof english;
