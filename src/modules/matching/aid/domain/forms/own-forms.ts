import { type FactSource } from './aid-date.js';

/** A state's own aid application for students who can't file the FAFSA. */
export interface OwnForm {
  readonly name: string;
  /** What it opens, as a sentence. */
  readonly opens: string;
  /** What else to know before filing; null where nothing was found. */
  readonly note: string | null;
  /** Where it is filed or explained by the state itself. */
  readonly official: FactSource;
  /** Where the above was read, where that is another page. */
  readonly source: FactSource;
  /** ISO date. */
  readonly lookedUpOn: string;
}

const READ_ON = '2026-11-27';

const ownForm = (
  name: string,
  opens: string,
  official: FactSource,
  { note = null, source = official }: { note?: string | null; source?: FactSource } = {},
): OwnForm => ({ name, opens, note, official, source, lookedUpOn: READ_ON });

/** Only forms that were found published. Other states may have one; some have none. */
const OWN_FORMS: Readonly<Record<string, OwnForm>> = {
  CA: ownForm(
    'California Dream Act Application (CADAA)',
    'It is for Cal Grants, the Middle Class Scholarship, college grants and fee waivers.',
    { name: 'California Student Aid Commission', url: 'https://dream.csac.ca.gov/' },
    {
      note: 'Families of mixed status may choose it too, when a parent can’t sign the FAFSA.',
      source: {
        name: 'Cash for College toolkit',
        url: 'https://sites.google.com/ucsc.edu/cash-for-college-toolkit/cadaa-california-dream-act-application',
      },
    },
  ),
  CO: ownForm(
    'Colorado Application for State Financial Aid (CASFA)',
    'It is for state aid and for the aid of colleges in Colorado.',
    {
      name: 'Colorado Department of Higher Education',
      url: 'https://cdhe.colorado.gov/students/preparing-for-college/colorado-application-for-state-financial-aid',
    },
    { note: 'Families of mixed status may choose it too.' },
  ),
  CT: ownForm(
    'Aid Application for Connecticut Undocumented Students (AACTUS)',
    'It is for the aid of Connecticut’s public colleges themselves, not of the state.',
    {
      name: 'Southern Connecticut State University',
      url: 'https://www.southernct.edu/undocumented-students/financial-aid',
    },
    { note: 'You file it at the college. Ask its aid office for the form of your year.' },
  ),
  IL: ownForm(
    'Alternative Application for Illinois Financial Aid',
    'It is for the state’s MAP grant and some other state awards.',
    {
      name: 'Illinois Student Assistance Commission',
      url: 'https://isac.org/students/before-college/financial-aid-planning/retention-of-illinois-rise-act/',
    },
  ),
  MA: ownForm(
    'Massachusetts Application for State Financial Aid (MASFA)',
    'It is for state grants at public and some private colleges.',
    {
      name: 'Massachusetts Office of Student Financial Assistance',
      url: 'https://www.mass.edu/osfa/students/masfa.asp',
    },
    {
      source: {
        name: 'MEFA',
        url: 'https://www.mefa.org/article/the-masfa-a-massachusetts-financial-aid-application-for-undocumented-students/',
      },
    },
  ),
  MD: ownForm(
    'MHEC One-App',
    'It is for state grants and scholarships.',
    { name: 'Maryland Higher Education Commission', url: 'https://mhec.maryland.gov/' },
    {
      source: {
        name: 'Loyola University Maryland',
        url: 'https://www.loyola.edu/department/financial-aid/undergraduate/process/daca-undocumented/mhec-one-app.html',
      },
    },
  ),
  MN: ownForm(
    'Minnesota Dream Act application',
    'It is for state aid, for aid of public colleges, and for the in-state price at some of them.',
    { name: 'Minnesota Office of Higher Education', url: 'https://ohe.mn.gov/mn-dream-act' },
  ),
  NJ: ownForm(
    'New Jersey Alternative Financial Aid Application',
    'It is for state aid such as the Tuition Aid Grant.',
    {
      name: 'New Jersey Higher Education Student Assistance Authority',
      url: 'https://www.hesaa.org/Pages/NJAlternativeApplication.aspx',
    },
  ),
  NY: ownForm(
    'Senator José Peralta New York State DREAM Act application',
    'It is for the Tuition Assistance Program (TAP) and other state awards.',
    { name: 'New York State Higher Education Services Corporation', url: 'https://www.hesc.ny.gov/dream' },
    {
      source: {
        name: 'City College of New York',
        url: 'https://www.ccny.cuny.edu/financialaid/nys-dream-act',
      },
    },
  ),
  OR: ownForm(
    'Oregon Student Aid Application (ORSAA)',
    'It is for the Oregon Opportunity Grant, the Oregon Promise Grant and state scholarships.',
    {
      name: 'Oregon Office of Student Access and Completion',
      url: 'https://oregonstudentaid.gov/fafsa-orsaa.aspx',
    },
  ),
  TX: ownForm(
    'Texas Application for State Financial Aid (TASFA)',
    'It is for state grants and aid of public colleges.',
    { name: 'Texas Higher Education Coordinating Board', url: 'https://www.highered.texas.gov/' },
    {
      note: 'Since 2025 Texas asks whoever counts as a resident to be lawfully present, and its colleges read that in different ways. Ask the college’s aid office before you file.',
      source: { name: 'Tarleton State University', url: 'https://www.tarleton.edu/finaid/apply/tasfa/' },
    },
  ),
  VA: ownForm(
    'Virginia Alternative State Aid application (VASA)',
    'It is for state aid and some aid of colleges in Virginia.',
    {
      name: 'State Council of Higher Education for Virginia',
      url: 'https://schev.edu/index/tuition-aid/vasa/',
    },
  ),
  WA: ownForm(
    'Washington Application for State Financial Aid (WASFA)',
    'It is for the Washington College Grant, College Bound and state work-study.',
    { name: 'Washington Student Achievement Council', url: 'https://wsac.wa.gov/wasfa' },
    {
      source: {
        name: 'Washington’s community and technical colleges',
        url: 'https://www.sbctc.edu/paying-for-college/undocumented-students.aspx',
      },
    },
  ),
};

/** Null without a state, and for a state whose form was not found. */
export const ownFormOf = (state: string | null): OwnForm | null =>
  state === null ? null : (OWN_FORMS[state] ?? null);
