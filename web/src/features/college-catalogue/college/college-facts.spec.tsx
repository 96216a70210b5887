import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { OHIO_STATE } from '../../../../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2 } from '../../../../../src/modules/matching/domain/engine/testing/worked-profiles';
import { type CollegeDetail } from '@/api';
import { api, useApi } from '@/testing/api';
import { aCollegeInFull, noCommonDataSet } from '@/testing/college-in-full';
import { renderScreen } from '@/testing/render-screen';
import { studentCalls } from '@/testing/student-calls';
import { CollegeFacts } from './college-facts';

type Published = CollegeDetail['commonDataSet'];

const source = { edition: '2024-25', page: 'https://college.example/cds' };

/** Shown to a student from Ohio with a 3.7 who wants to study nursing. */
const show = async (published: Partial<Published>, but: Partial<CollegeDetail> = {}) => {
  studentCalls();
  const commonDataSet = { ...noCommonDataSet, ...published };
  renderScreen(
    <CollegeFacts
      college={aCollegeInFull(P2, OHIO_STATE, { commonDataSet, ...but })}
      price={null}
      ownTuition={null}
    />,
  );
  // The profile has arrived.
  await screen.findByText(/Nursing isn’t among|\(your major\)/);
};
const section = (name: string | RegExp) => screen.getByRole('region', { name });
const rowsIn = (name: string) =>
  within(section(name))
    .getAllByRole('term')
    .map((term) => [term.firstChild?.textContent, term.nextElementSibling?.textContent]);

const BANDS = [
  ...[0.4, 0.2, 0.2, 0.1, 0.05].map((share, band) => ({ from: 4 - band * 0.25, share })),
  ...[2.5, 2, 1, 0].map((from) => ({ from, share: 0.0125 })),
];
const grades = { bands: BANDS, average: 3.72, known: 0.98, scale: 'ordinary', ...source } as const;

describe('the facts of a college', () => {
  useApi();

  it('say what is not published', async () => {
    await show({});

    expect(section('High-school grades').textContent).toContain('Average GPA: Not published.');
    expect(screen.queryByRole('region', { name: 'Class rank' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Waiting list' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Early Decision' })).toBeNull();
  });

  it('mark the student’s own grades, with the year and where they are published', async () => {
    await show({ grades });

    const shown = section('High-school grades');
    const rows = within(shown).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '4.040%',
      '3.75–3.9920%',
      '3.50–3.74You20%',
      '3.25–3.4910%',
      '3.00–3.245%',
      '2.50–2.991%',
      'below 2.504%',
    ]);
    expect(shown.textContent).toContain('Average GPA 3.72, of the 98% of first-years who had one.');
    expect(shown.textContent).toContain(
      'First-years of fall 2024. Source: the college’s Common Data Set 2024–25',
    );
    expect(within(shown).getByRole('link').getAttribute('href')).toBe(source.page);
  });

  it('do not compare the student’s grades with weighted ones', async () => {
    await show({ grades: { ...grades, average: 4.17, scale: 'weighted' } });

    const shown = section('High-school grades');
    expect(within(shown).queryByText('You')).toBeNull();
    expect(shown.textContent).toContain('Average GPA 4.17 (weighted)');
    expect(shown.textContent).toContain('your 3.70 can’t be compared');
  });

  it('leave out an average when nobody says how many students it covers', async () => {
    await show({ grades: { ...grades, known: null } });

    expect(section('High-school grades').textContent).not.toContain('Average GPA');
  });

  it('say how many first-years had a class rank at all', async () => {
    await show({ classRank: { topTenth: 0.94, topQuarter: 0.99, topHalf: 1, known: 0.29, ...source } });

    expect(section('Class rank').textContent).toContain(
      '94 percent of those with a rank were in the top tenth (29 percent had one).',
    );
  });

  it('show admit rates by residence in place of the overall rate, the student’s own first', async () => {
    await show({
      byResidence: {
        residents: { applied: 1000, admitted: 500 },
        otherStates: { applied: 2000, admitted: 400 },
        international: null,
        ...source,
      },
    });

    expect(rowsIn('Getting in').slice(0, 2)).toEqual([
      ['Residents of Ohio (you)', '50.0%'],
      ['Other states', '20.0%'],
    ]);
    expect(screen.queryByText('Acceptance rate')).toBeNull();
  });

  it('say that the rate of a public college differs by residence where it is not known', async () => {
    await show({});
    expect(section('Getting in').textContent).toContain('Differs for residents and others');
  });

  it('tell how many transfer students are admitted, apart from first-years', async () => {
    await show({ transfers: { applied: 400, admitted: 100, ...source } });

    expect(rowsIn('Transfer students')).toEqual([['Admitted', '25%']]);
    expect(section('Transfer students').textContent).toContain('Transfers of fall');
    expect(section('Transfer students').textContent).toContain('that of a first-year applicant');
  });

  it('set early decision against everyone else, and never as a boost', async () => {
    await show({
      earlyDecision: {
        early: { applied: 1000, admitted: 300 },
        everyoneElse: { applied: 9000, admitted: 900 },
        ...source,
      },
    });

    expect(rowsIn('Early Decision')).toEqual([
      ['Applied Early Decision', '30%'],
      ['Everyone else', '10%'],
    ]);
    const words = section('Early Decision').textContent;
    expect(words).toContain('recruited athletes and children of alumni');
    expect(words).toContain('isn’t what applying early would add for you');
  });

  it.each([
    [
      { kept: true, offered: 900, accepted: 500, admitted: 20 },
      'Of 500 students who took a place on the list, 20 were admitted (4%). This swings a lot from year to year',
    ],
    [
      { kept: true, offered: 500, accepted: 500, admitted: 1 },
      'Of 500 students who were offered a place on the list, 1 was admitted (under 1%).',
    ],
    [
      { kept: true, offered: 900, accepted: null, admitted: 20 },
      '20 students were admitted from the waiting list.',
    ],
    [{ kept: false, offered: null, accepted: null, admitted: null }, 'This college keeps no waiting list.'],
  ])('word the waiting list %j', async (list, words) => {
    await show({ waitingList: { ...list, ...source } });

    expect(section('Waiting list').textContent).toContain(words);
  });

  it('order what the college looks at by weight, without scores where it looks at none', async () => {
    const factors = [
      { what: 'courses', weight: 'very-important' },
      { what: 'grades', weight: 'very-important' },
      { what: 'essay', weight: 'important' },
      { what: 'test-scores', weight: 'considered' },
      { what: 'legacy', weight: 'not-considered' },
    ] as const;
    await show({ weighs: { factors: [...factors], ...source } }, { testPolicy: 'not-considered' });

    expect(rowsIn('What this college looks at')).toEqual([
      ['Very important', 'How hard your courses are, grades'],
      ['Important', 'Essay'],
      ['Not considered', 'Alumni in your family'],
    ]);
  });

  it('fall back to what the Department reports about what a college looks at', async () => {
    await show({});

    expect(rowsIn('What this college looks at')).toEqual([
      ['Required', 'GPA'],
      ['Considered', 'Recommendations'],
    ]);
  });

  it('put the student’s own major first', async () => {
    const program = (cip: string, title: string) => ({ cip, title, graduates: 10, medianEarnings: null });
    await show(
      {},
      { bachelorsPrograms: { total: 2, top: [program('52.08', 'Finance'), program('51.38', 'Nursing')] } },
    );

    const items = within(section(/^Programs/)).getAllByRole('listitem');
    expect(items.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Nursing (your major)',
      'Finance',
    ]);
  });

  it('put programs close to the student’s major first where it goes by another name', async () => {
    const program = (cip: string, title: string) => ({ cip, title, graduates: 10, medianEarnings: null });
    studentCalls();
    api.use(
      http.get('*/api/interests-goals', () => HttpResponse.json({ intendedMajor: 'Computer Science' })),
      http.get('*/api/available-majors', () =>
        HttpResponse.json([
          { name: 'Computer Science', cip4: '11.07', cipTitle: 'Computer Science', cipFamily: '11' },
        ]),
      ),
    );
    renderScreen(
      <CollegeFacts
        college={aCollegeInFull(P2, OHIO_STATE, {
          bachelorsPrograms: {
            total: 2,
            top: [program('52.08', 'Finance'), program('11.01', 'Computing, General')],
          },
        })}
        price={null}
        ownTuition={null}
      />,
    );

    await screen.findByText(/close to your major/);
    const items = within(section(/^Programs/)).getAllByRole('listitem');
    expect(items.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Computing, General (close to your major)',
      'Finance',
    ]);
    expect(screen.queryByText(/isn’t among/)).toBeNull();
  });

  it('show the associate programs of a community college first, and no return rate of a handful', async () => {
    const nursing = { cip: '51.38', title: 'Nursing', graduates: 120, medianEarnings: null };
    await show(
      {},
      { predominantDegree: 'Associate', level: 'Four-year', associatePrograms: { total: 1, top: [nursing] } },
    );

    const titles = screen
      .getAllByRole('region', { name: /^Programs/ })
      .map((each) => within(each).getByRole('heading').textContent);
    expect(titles).toEqual(['Programs · 1 associate', 'Programs · 1 bachelor’s']);
    expect(rowsIn('Student outcomes')).toContainEqual(['Return after the first year', 'Not reported']);
  });
});
