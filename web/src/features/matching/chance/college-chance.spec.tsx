import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aMatch } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { CollegeChance } from './college-chance';

describe('a chance on a card', () => {
  it('is words before a range, with the estimate named', () => {
    renderScreen(<CollegeChance match={aMatch()} college={aCard()} />);

    expect(screen.getByText('16–84%')).toBeTruthy();
    expect(screen.getByText('about even, hard to pin down')).toBeTruthy();
    expect(screen.getByText('Estimate 50%')).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Our best estimate is 50 percent.');
  });

  it('is never rounded up to the next category', () => {
    const match = aMatch({ admissionProbability: 0.249, category: 'reach' });
    renderScreen(<CollegeChance match={match} college={aCard()} />);

    expect(screen.getByText('Estimate just under 25%')).toBeTruthy();
  });

  it('says why a likely college is no safety', () => {
    const notSafe = 'Not counted as a safety: it admits fewer than half of applicants.';
    renderScreen(<CollegeChance match={aMatch({ notSafe })} college={aCard()} />);

    expect(screen.getByText(notSafe)).toBeTruthy();
  });

  it('asks for the GPA when there is not enough to estimate', () => {
    renderScreen(<CollegeChance match={null} college={aCard()} />);

    expect(screen.getByText(/Not enough to estimate yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your GPA' }).getAttribute('href')).toBe(
      '/profile?section=academic&step=performance',
    );
  });

  it('says when the college reports no admission rate, and asks for nothing', () => {
    const match = aMatch({ admissionProbability: null, chanceLow: null, chanceHigh: null, category: null });
    renderScreen(<CollegeChance match={match} college={aCard({ acceptanceRate: null })} />);

    expect(screen.getByText(/No admission rate reported/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    [0.149, true],
    [0.15, false],
    [null, false],
  ])('at a rate of %s warns of a reach for almost everyone: %s', (acceptanceRate, warned) => {
    renderScreen(<CollegeChance match={aMatch()} college={aCard({ acceptanceRate })} />);

    expect(screen.queryByText('A reach for almost everyone.') !== null).toBe(warned);
  });
});
