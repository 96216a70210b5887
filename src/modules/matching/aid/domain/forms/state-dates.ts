import { type AidDate, type FactSource } from './aid-date.js';

/** A state date of one school year. Dates of other years are never moved to this one. */
const dated = (
  label: string,
  aidYear: string,
  day: string,
  note: string | null,
  source: FactSource,
): AidDate => ({ label, aidYear, day, rule: null, note, source });

/** A state date that a rule sets for every year. */
const everyYear = (label: string, rule: string, note: string | null, source: FactSource): AidDate => ({
  label,
  aidYear: null,
  day: null,
  rule,
  note,
  source,
});

const SAN_MATEO: FactSource = {
  name: 'San Mateo County Office of Education',
  url: 'https://www.smcoe.org/for-families/parent-resources/college-financial-aid',
};
const TEXAS_RULE: FactSource = {
  name: 'Texas Administrative Code, title 19, section 22.6',
  url: 'https://www.law.cornell.edu/regulations/texas/19-Tex-Admin-Code-SS-22-6',
};
const NEW_JERSEY: FactSource = {
  name: 'FindMyMoney, after the state agency HESAA',
  url: 'https://www.findmymoney.app/opportunities/new-jersey-tuition-aid-grant/',
};
const MILLERSVILLE: FactSource = {
  name: 'Millersville University',
  url: 'https://www.millersville.edu/finaid/financial-aid-options/grants/state-grants.php',
};
const MARYLAND: FactSource = {
  name: 'Maryland Higher Education Commission',
  url: 'https://mhec.maryland.gov/Pages/FAQ-from-MHEC%27s-Virtual-Financial-Aid-Open-House.aspx',
};
const COLLEGE_READY: FactSource = {
  name: 'College Ready Parent',
  url: 'https://collegereadyparent.org/massachusetts',
};

const WV_NEWS: FactSource = {
  name: 'WV News, after the state’s Higher Education Policy Commission',
  url: 'https://www.wvnews.com/news/wvnews/west-virginia-higher-education-officials-urge-students-to-meet-upcoming-scholarship-grant-deadlines/article_f1ee64c4-4d76-4ce4-9c50-cbb17835f895.html',
};
const MISSISSIPPI: FactSource = {
  name: 'Pearl River Community College',
  url: 'https://prcc.edu/state-programs/',
};

/** Only what was found published. A state that is not here has dates too; its agency knows them. */
const STATE_DATES: Readonly<Record<string, readonly AidDate[]>> = {
  AK: [
    everyYear('Alaska Performance Scholarship', 'June 30 each year', null, {
      name: 'Alaska Commission on Postsecondary Education',
      url: 'http://acpe.alaska.gov/STUDENT-PARENT/Grants_Scholarships/APS_FAQs/About_the_Scholarship',
    }),
  ],
  CA: [
    dated('State aid, four-year colleges', '2026-27', '2026-03-02', null, SAN_MATEO),
    dated('State aid, community colleges', '2026-27', '2026-09-02', null, SAN_MATEO),
  ],
  DE: [
    everyYear('State aid, priority date', 'April 15 each year', null, {
      name: 'Wilmington University',
      url: 'http://smartcatalog.co/en/catalogs/wilmington-university/current/undergraduate-catalog/financial-aid/state-of-delaware-support',
    }),
  ],
  FL: [
    everyYear(
      'State scholarships and grants (FFAA)',
      'August 31 after you graduate',
      'The form is the Florida Financial Aid Application; it opens October 1 of senior year.',
      {
        name: 'Okaloosa County Schools',
        url: 'https://www2.okaloosaschools.com/o/crestview/page/pay-for-college',
      },
    ),
  ],
  ID: [
    dated('Idaho Opportunity Scholarship', '2024-25', '2024-03-01', null, {
      name: 'Next Steps Idaho',
      url: 'https://nextsteps.idaho.gov/scholarship-idaho/idaho-opportunity-scholarship',
    }),
  ],
  IN: [
    everyYear(
      'State aid (FAFSA)',
      'April 15 each year',
      'For the Frank O’Bannon Grant and 21st Century Scholars. The state has moved it in some years.',
      {
        name: 'Indiana University South Bend',
        url: 'https://ims.iusb.edu/students/financial-aid/types-of-financial-aid/index.html',
      },
    ),
  ],
  LA: [
    everyYear('TOPS', 'July 1 after you graduate', 'Later is possible within a year, and paid later.', {
      name: 'Louisiana Tech University',
      url: 'http://www.latech.edu/finaid/fundsscholarshipstopshowandwhen.shtml',
    }),
  ],
  MA: [dated('State aid, priority date', '2026-27', '2026-05-01', null, COLLEGE_READY)],
  MD: [everyYear('State aid', 'March 1 each year', 'The state moved it once, for 2024-25.', MARYLAND)],
  ME: [
    dated('Maine State Grant', '2026-27', '2026-05-01', null, {
      name: 'CollegeLens, after the state agency FAME',
      url: 'https://collegelens.ai/resources/financial-aid-basics/maine-financial-aid-2026-27',
    }),
  ],
  MO: [
    dated('Access Missouri Grant, priority date', '2026-27', '2026-02-02', null, {
      name: 'Cameron News, after the state’s Department of Higher Education',
      url: 'http://mycameronnews.com/news/2026-2027-fafsa-opens-early',
    }),
  ],
  MS: [
    everyYear('HELP Grant', 'March 31 each year', null, {
      name: 'Petal School District',
      url: 'https://www.petalschools.com/Page/12039',
    }),
    everyYear('State grants MTAG and MESG', 'September 15 each year', null, MISSISSIPPI),
  ],
  ND: [
    everyYear('State grant, priority date', 'April 15 each year', null, {
      name: 'North Dakota State College of Science',
      url: 'https://www.ndscs.edu/paying-for-college/financial-aid/grants/nd-state-grant/',
    }),
  ],
  NJ: [
    dated(
      'State aid (TAG), first-time students',
      '2026-27',
      '2026-09-15',
      'Then finish the state questions.',
      NEW_JERSEY,
    ),
  ],
  NY: [
    everyYear(
      'State aid (TAP)',
      'June 30 of the school year it is for',
      'A form of its own, after the FAFSA. Some scholarships have earlier dates.',
      {
        name: 'New York State Higher Education Services Corporation',
        url: 'https://www.hesc.ny.gov/financial-aid-professionals/programs-policies-and-procedures/application-and-award-procedures',
      },
    ),
  ],
  OH: [
    everyYear('Ohio College Opportunity Grant', 'October 1 each year', null, {
      name: 'Cleveland State University',
      url: 'https://www.csuohio.edu/financial-aid/ohio-college-opportunity-grant-ocog',
    }),
  ],
  OK: [
    everyYear(
      'Oklahoma Tuition Aid Grant',
      'No set day',
      'Colleges may set one, and money runs out: file as early as you can.',
      {
        name: 'OKcollegestart',
        url: 'https://okcollegestart.org/Financial_Aid_Planning/Oklahoma_Grants/OTAG_FAQs.aspx',
      },
    ),
  ],
  PA: [dated('State grant', '2025-26', '2025-05-01', 'May 1 each year, the university says.', MILLERSVILLE)],
  TN: [
    dated(
      'Tennessee Promise, its own application',
      '2026-27',
      '2025-11-03',
      'A FAFSA date follows in spring.',
      {
        name: 'tnAchieves',
        url: 'https://tnachieves.org/faq',
      },
    ),
  ],
  TX: [
    everyYear(
      'State aid, priority date',
      'January 15 each year, by state rule',
      'For public universities. The state may delay it in some years.',
      TEXAS_RULE,
    ),
  ],
  WV: [
    dated('Promise Scholarship, with the FAFSA', '2026-27', '2026-03-01', null, WV_NEWS),
    dated('Higher Education Grant', '2026-27', '2026-04-15', null, WV_NEWS),
  ],
};

/** Empty where nothing was found published. */
export const stateDates = (state: string | null): readonly AidDate[] =>
  state === null ? [] : (STATE_DATES[state] ?? []);
