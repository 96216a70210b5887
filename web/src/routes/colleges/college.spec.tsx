import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { OHIO_STATE } from '@/../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2 } from '@/../../src/modules/matching/domain/engine/testing/worked-profiles';
import { type CollegeDetail } from '@/api';
import { endSession, startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { aCollegeInFull } from '@/testing/college-in-full';
import { renderScreen } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import College from './college';

const openPage = (at = '/colleges/204796') => {
  studentCalls();
  savedListCalls();
  api.use(
    http.post('*/api/colleges/:id/views', () => new HttpResponse(null, { status: 204 })),
    http.get('*/api/colleges/:id/better-for-less', () => HttpResponse.json({ colleges: [], missing: [] })),
  );
  renderScreen(
    <Routes>
      <Route path="/colleges/:id" element={<College />} />
    </Routes>,
    at,
  );
};
const NURSING = {
  ...{ cip: '51.38', title: 'Registered Nursing', graduates: 240 },
  medianEarnings: 71_340,
};
const open = async (but: Partial<CollegeDetail> = {}) => {
  const college = aCollegeInFull(P2, OHIO_STATE, {
    programFamilies: [{ cip: '51', title: 'Health', awardShare: 0.2, bachelors: true }],
    bachelorsPrograms: { total: 1, top: [NURSING] },
    programsDescribe: {
      ...{ awardShare: null, graduates: 'awards of 2020-21' },
      medianEarnings: 'five years after completing in 2014-16',
    },
    ...but,
  });
  api.use(http.get('*/api/colleges/204796', () => HttpResponse.json(college)));
  openPage();
  await screen.findByRole('heading', { level: 1 });
};
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of a college', () => {
  useApi();

  it('answers what a family asks, in order', async () => {
    await open();
    await screen.findByText('Registered Nursing (your major)', { selector: 'dt' });

    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['What a year costs', 'Your chance', 'Graduation', 'Earnings and debt for your major'],
      ...['As good for less', 'Getting in', 'Applying'],
      ...['Programs and their outcomes', 'Students', 'Place', 'What’s missing, and why', 'Sources and links'],
    ]);
    expect(part('Your chance').getByText('45–87%')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save to List' })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Ohio State'));
  });

  it('says what graduates in the student’s major earn, and when that was', async () => {
    await open();
    const row = await screen.findByText('Registered Nursing (your major)', { selector: 'dt' });

    expect(row.textContent).toContain('five years after completing in 2014–16');
    expect(row.nextElementSibling?.textContent).toBe('$71,340 a year');
  });

  it('says when the major is not taught there', async () => {
    await open({ bachelorsPrograms: { total: 0, top: [] } });

    expect(await screen.findByText(/Nursing isn’t among the programs this college reported/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Programs and their outcomes' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Programs' })).toBeNull();
  });

  it('shows a graduation rate as so many of ten students', async () => {
    const completionRate4yr = {
      value: 0.88,
      unit: 'share',
      describes: 'entrants of fall 2017',
      missing: null,
    } as const;
    await open({ figures: { completionRate4yr } });

    const sentence = 'About 9 in 10 students graduate within six years.';
    expect(part('Graduation').getByRole('img', { name: sentence })).toBeTruthy();
    expect(part('Graduation').getByText(sentence)).toBeTruthy();
  });

  it('says why a figure is missing', async () => {
    await open();

    const earnings = part('What’s missing, and why').getByText('Earnings');
    expect(earnings.nextElementSibling?.textContent).toContain('hides it to protect their privacy');
  });

  it('shows what an admin keeps, with the page it was read on and the day', async () => {
    const source = { sourceUrl: 'https://honors.osu.edu/about', checkedOn: '2026-11-02' };
    await open({ kept: { hasHonorsProgram: { value: true, ...source } } });

    const kept = screen.getByRole('region', { name: 'From the college’s own pages' });
    expect(kept.textContent).toContain('Honors programYes');
    expect(kept.textContent).toContain('checked on November 2, 2026');
    expect(within(kept).getByRole('link').getAttribute('href')).toBe(source.sourceUrl);
  });

  it('says how far the college is, also to a screen reader', async () => {
    await open({ state: 'MA', city: 'Cambridge', latitude: 42.374, longitude: -71.118 });

    const words = 'Cambridge is in Massachusetts. It’s about 620 miles from the middle of Ohio';
    expect(await part('Place').findByText(new RegExp(words))).toBeTruthy();
    expect(part('Place').getByRole('img').getAttribute('aria-label')).toContain(words);
  });

  it('leaves the map out for an island that is not on it', async () => {
    await open({ state: 'PW', city: 'Koror' });

    expect(part('Place').queryByRole('img')).toBeNull();
    expect(part('Place').queryByText(/state outlines/)).toBeNull();
  });

  it('links to the official pages of the college', async () => {
    await open();

    const addresses = part('Sources and links')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toContain('https://collegescorecard.ed.gov/school/?204796');
    expect(addresses).toContain('https://nces.ed.gov/collegenavigator/?id=204796');
  });

  it('shows a parent the facts without a chance or a list', async () => {
    startSession({ accessToken: 'access', refreshToken: 'refresh' }, { ...MAYA, role: 'parent' });
    await open({ match: null, explanation: null });

    expect(screen.getByRole('region', { name: 'Getting in' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your chance' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Your chance' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save to List' })).toBeNull();
    endSession();
  });

  it('says when there is no such college', async () => {
    api.use(http.get('*/api/colleges/999', () => HttpResponse.json({ status: 404 }, { status: 404 })));
    openPage('/colleges/999');

    expect(await screen.findByRole('heading', { name: 'College not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find colleges' }).getAttribute('href')).toBe('/colleges');
  });

  it('finds no college under an address that is no number', () => {
    openPage('/colleges/harvard');

    expect(screen.getByRole('heading', { name: 'College not found' })).toBeTruthy();
  });

  it('loads again after a failure', async () => {
    let answers = 0;
    api.use(
      http.get('*/api/colleges/204796', () => {
        answers += 1;
        return answers === 1 ? HttpResponse.error() : HttpResponse.json(aCollegeInFull(P2, OHIO_STATE));
      }),
    );
    openPage();

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Graduation' })).toBeTruthy();
  });
});
