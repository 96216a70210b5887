import { type OpenDate } from '../domain/open-date.js';

export const aDate = (given: Partial<OpenDate>): OpenDate => ({
  subject: 'app-1',
  applicationId: 'app-1',
  title: 'Early Action, Ohio State',
  day: '2026-11-01',
  certainty: 'checked',
  note: 'Checked by you on October 3: admissions.example.edu',
  origin: { kind: 'checked', on: '2026-10-03', where: 'admissions.example.edu' },
  ...given,
});
