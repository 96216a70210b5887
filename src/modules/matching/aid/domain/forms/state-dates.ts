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

/** Only what was found published. A state that is not here has dates too; its agency knows them. */
const STATE_DATES: Readonly<Record<string, readonly AidDate[]>> = {
  CA: [
    dated('State aid, four-year colleges', '2026-27', '2026-03-02', null, SAN_MATEO),
    dated('State aid, community colleges', '2026-27', '2026-09-02', null, SAN_MATEO),
  ],
  MA: [dated('State aid, priority date', '2026-27', '2026-05-01', null, COLLEGE_READY)],
  MD: [everyYear('State aid', 'March 1 each year', 'The state moved it once, for 2024-25.', MARYLAND)],
  NJ: [
    dated(
      'State aid (TAG), first-time students',
      '2026-27',
      '2026-09-15',
      'Then finish the state questions.',
      NEW_JERSEY,
    ),
  ],
  PA: [dated('State grant', '2025-26', '2025-05-01', 'May 1 each year, the university says.', MILLERSVILLE)],
  TX: [
    everyYear(
      'State aid, priority date',
      'January 15 each year, by state rule',
      'For public universities. The state may delay it in some years.',
      TEXAS_RULE,
    ),
  ],
};

/** Empty where nothing was found published. */
export const stateDates = (state: string | null): readonly AidDate[] =>
  state === null ? [] : (STATE_DATES[state] ?? []);
