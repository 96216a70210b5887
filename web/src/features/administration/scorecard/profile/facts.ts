import { type CollegeProfile, type CollegeProfileChanges } from '@/api';
import { dollars } from '@/lib/words/figures';

export type KeptFacts = CollegeProfile['facts'];
export type FactName = keyof KeptFacts;
type KeptValue = NonNullable<KeptFacts[FactName]>['value'];

/** A fact as typed. */
export type Draft = { text: string; sourceUrl: string; checkedOn: string };

export type FactField = {
  name: FactName;
  label: string;
  hint?: string;
  control: 'picture' | 'paragraph' | 'line';
  /** The only texts it may have. */
  choices?: readonly string[];
  /** The change to send; null when the text can’t be read. */
  change: (draft: Draft) => CollegeProfileChanges | null;
  /** What to type, when it can’t be read. */
  ask: string;
};

const DIVISIONS = [
  ...(['NCAA Division I', 'NCAA Division II', 'NCAA Division III'] as const),
  ...(['NAIA', 'NJCAA', 'USCAA', 'NCCAA', 'No varsity athletics'] as const),
] as const;
const YES_OR_NO = ['Yes', 'No'];

const DOLLARS = 'Enter whole dollars.';
const TAGS = 'Separate them with commas.';

const source = ({ sourceUrl, checkedOn }: Draft) => ({ sourceUrl: sourceUrl.trim(), checkedOn });

const filled = <Change>(draft: Draft, change: (text: string) => Change) => {
  const text = draft.text.trim();
  return text === '' ? null : change(text);
};
const yesOrNo = <Change>({ text }: Draft, change: (value: boolean) => Change) =>
  YES_OR_NO.includes(text) ? change(text === 'Yes') : null;
const tags = <Change>(draft: Draft, change: (value: string[]) => Change) =>
  filled(draft, (text) =>
    change(
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  );
const number = <Change>(draft: Draft, change: (value: number) => Change) =>
  filled(draft, (text) => {
    const value = Number(text.replace(/[$,]/g, ''));
    return Number.isNaN(value) ? null : change(value);
  });

/** What an admin can keep about a college, in the order shown. */
export const FACTS: readonly FactField[] = [
  {
    name: 'imageUrl',
    label: 'Picture',
    hint: 'JPG, PNG or WebP, up to 5 MB. Only pictures we may use.',
    control: 'picture',
    change: (draft) => filled(draft, (value) => ({ imageUrl: { value, ...source(draft) } })),
    ask: 'Upload a picture first.',
  },
  {
    name: 'description',
    label: 'Description',
    hint: 'Up to 600 characters. Students see it on every card.',
    control: 'paragraph',
    change: (draft) => filled(draft, (value) => ({ description: { value, ...source(draft) } })),
    ask: 'Enter a description.',
  },
  {
    name: 'averageGPA',
    label: 'Average GPA',
    hint: 'Of admitted students, such as 3.85.',
    control: 'line',
    change: (draft) => number(draft, (value) => ({ averageGPA: { value, ...source(draft) } })),
    ask: 'Enter a GPA, such as 3.85.',
  },
  {
    name: 'financialAidAverage',
    label: 'Average financial aid',
    hint: 'Dollars a year.',
    control: 'line',
    change: (draft) => number(draft, (value) => ({ financialAidAverage: { value, ...source(draft) } })),
    ask: DOLLARS,
  },
  {
    name: 'averageGrant',
    label: 'Average grant',
    hint: 'Dollars a year.',
    control: 'line',
    change: (draft) => number(draft, (value) => ({ averageGrant: { value, ...source(draft) } })),
    ask: DOLLARS,
  },
  {
    name: 'hasHonorsProgram',
    label: 'Honors program',
    control: 'line',
    choices: YES_OR_NO,
    change: (draft) => yesOrNo(draft, (value) => ({ hasHonorsProgram: { value, ...source(draft) } })),
    ask: 'Choose yes or no.',
  },
  {
    name: 'hasResearchOpportunities',
    label: 'Undergraduate research',
    control: 'line',
    choices: YES_OR_NO,
    change: (draft) => yesOrNo(draft, (value) => ({ hasResearchOpportunities: { value, ...source(draft) } })),
    ask: 'Choose yes or no.',
  },
  {
    name: 'hasStudyAbroad',
    label: 'Study abroad',
    control: 'line',
    choices: YES_OR_NO,
    change: (draft) => yesOrNo(draft, (value) => ({ hasStudyAbroad: { value, ...source(draft) } })),
    ask: 'Choose yes or no.',
  },
  {
    name: 'hasCoopProgram',
    label: 'Co-op program',
    control: 'line',
    choices: YES_OR_NO,
    change: (draft) => yesOrNo(draft, (value) => ({ hasCoopProgram: { value, ...source(draft) } })),
    ask: 'Choose yes or no.',
  },
  {
    name: 'divisionAthletics',
    label: 'Athletics division',
    control: 'line',
    choices: DIVISIONS,
    change: (draft) => {
      const value = DIVISIONS.find((division) => division === draft.text);
      return value === undefined ? null : { divisionAthletics: { value, ...source(draft) } };
    },
    ask: 'Choose a division.',
  },
  {
    name: 'campusCultureTags',
    label: 'Campus culture',
    hint: TAGS,
    control: 'line',
    change: (draft) => tags(draft, (value) => ({ campusCultureTags: { value, ...source(draft) } })),
    ask: 'Enter at least one.',
  },
  {
    name: 'specialPrograms',
    label: 'Special programs',
    hint: TAGS,
    control: 'line',
    change: (draft) => tags(draft, (value) => ({ specialPrograms: { value, ...source(draft) } })),
    ask: 'Enter at least one.',
  },
];

/** As it is typed. */
export const textOf = (value: KeptValue): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value);
};

const MONEY: readonly FactName[] = ['financialAidAverage', 'averageGrant'];

/** As it is shown. */
export const shownValue = (name: FactName, value: KeptValue): string =>
  MONEY.includes(name) && typeof value === 'number' ? dollars(value) : textOf(value);
