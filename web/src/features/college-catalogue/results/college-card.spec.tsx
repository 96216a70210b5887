import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { aCollege } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { CollegeCard } from './college-card';

const slots = { badge: null, fit: null, chance: null, price: null, save: () => null };
const showCard = (but = {}, onLearnMore = () => {}) =>
  renderScreen(<CollegeCard college={aCollege(but)} slots={slots} onLearnMore={onLearnMore} />);
const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe('a college card', () => {
  it('shows name, place and figures as published', () => {
    showCard();

    expect(screen.getByRole('article', { name: 'Ohio State University-Main Campus' })).toBeTruthy();
    expect(screen.getByText('Columbus, OH')).toBeTruthy();
    expect(valueOf('Acceptance')).toBe('50.8%');
    expect(valueOf('Students')).toBe('44,617');
    expect(valueOf('Graduate')).toBe('88%');
    expect(screen.queryByText(/Out of state|\$38,365/)).toBeNull();
  });

  it('shows “Not published” for a missing average GPA', () => {
    showCard();

    expect(valueOf('Avg. GPA')).toBe('Not published');
  });

  it('has words for each kind of missing figure', () => {
    showCard({
      acceptanceRate: null,
      studentPopulation: null,
      completionRate: null,
      missing: { studentPopulation: 'suppressed', completionRate: 'not-applicable' },
    });

    expect(valueOf('Acceptance')).toBe('Not reported');
    expect(valueOf('Students')).toBe('Hidden for privacy');
    expect(valueOf('Graduate')).toBe('Does not apply');
  });

  it('shows open admission instead of a rate', () => {
    showCard({ acceptanceRate: null, openAdmission: true, missing: { acceptanceRate: 'not-applicable' } });

    expect(valueOf('Acceptance')).toBe('Open to all');
  });

  it('opens Learn More', async () => {
    const onLearnMore = vi.fn();
    showCard({}, onLearnMore);

    await userEvent.click(screen.getByRole('button', { name: 'Learn More' }));

    expect(onLearnMore).toHaveBeenCalledOnce();
  });
});
