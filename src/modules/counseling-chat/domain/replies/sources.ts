import { type SourceId } from '../figures/figure.js';

/** What a citation of each source says before its year, and where it leads. */
export const SOURCES: Readonly<Record<SourceId, { readonly title: string; readonly url: string | null }>> = {
  scorecard: { title: 'College Scorecard', url: 'https://collegescorecard.ed.gov/' },
  'common-data-set': { title: 'The college’s Common Data Set', url: null },
  'flyleaf-estimate': { title: 'Flyleaf estimate', url: '/how-chances-work' },
  profile: { title: 'Your profile', url: '/profile' },
  list: { title: 'Your list', url: '/my-list' },
  applications: { title: 'Your applications', url: '/applications' },
  essays: { title: 'Your essays', url: '/essays' },
  'federal-student-aid': { title: 'Federal Student Aid', url: 'https://studentaid.gov/' },
  'college-board': { title: 'College Board', url: 'https://cssprofile.collegeboard.org/' },
  'common-app': { title: 'Common App', url: 'https://www.commonapp.org/' },
  'published-plans': { title: 'Dates colleges published', url: null },
  page: { title: '', url: null },
  fixed: { title: '', url: null },
};
