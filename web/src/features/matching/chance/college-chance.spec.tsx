import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aMatch } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { CollegeChance } from './college-chance';

describe('a chance on a card', () => {
  it('is a range with words, never a single figure', () => {
    renderScreen(<CollegeChance match={aMatch()} college={aCard()} />);

    expect(screen.getByText('16–84%')).toBeTruthy();
    expect(screen.getByText('2 to 8 in 10')).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Our best estimate is 50 percent.');
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
