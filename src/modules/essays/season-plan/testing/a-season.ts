import { type OpenItem, type Season, type SeasonApplication, type SeasonEssay } from '../domain/season.js';

let nextId = 0;
const id = (of: string): string => `${of} ${(nextId += 1)}`;

export const anItem = (kind: OpenItem['kind'], label: string, more: Partial<OpenItem> = {}): OpenItem => ({
  id: id('item'),
  kind,
  label,
  dueOn: null,
  words: null,
  part: null,
  askedOn: null,
  ...more,
});

export const personalEssay = (): OpenItem =>
  anItem('essay', 'Personal essay', { part: 'personal', words: 650 });

export const supplement = (words: number, label = 'Writing supplement'): OpenItem =>
  anItem('essay', label, { part: 'supplement', words });

export const papers = (): OpenItem[] => [
  anItem('transcript', 'High school transcript'),
  anItem('recommendation', 'Teacher recommendation'),
  anItem('test-scores', 'Decide about test scores'),
  anItem('fee', '$75 fee or a fee waiver'),
  anItem('aid-form', 'FAFSA'),
];

export function anApplication(college: string, more: Partial<SeasonApplication> = {}): SeasonApplication {
  nextId += 1;
  return {
    id: `application to ${college}`,
    collegeId: nextId,
    college,
    round: 'Regular Decision',
    form: 'common-app',
    isSent: false,
    hasAllEssays: false,
    planBy: '2027-01-01',
    dateNote: 'Usual date, check the college.',
    category: 'target',
    regular: null,
    items: [personalEssay(), ...papers()],
    ...more,
  };
}

export const aSeason = (
  applications: readonly SeasonApplication[],
  essays: readonly SeasonEssay[] = [],
): Season => ({ applications, essays, reuses: [] });
