import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChanceRange } from './chance-range';

describe('the chance range', () => {
  it('shows the range and describes it for screen readers', () => {
    render(<ChanceRange chance={{ low: 0.16, high: 0.84, estimate: 0.5, category: 'target' }} />);

    expect(screen.getByText('16–84%')).toBeTruthy();
    expect(screen.getByText('2 to 8 in 10')).toBeTruthy();
    expect(screen.getByRole('img', { name: /16 to 84 percent, 2 to 8 in 10/ })).toBeTruthy();
  });

  it('reads words and the named estimate before the range, and marks the admitted', () => {
    const chance = { low: 0.16, high: 0.84, estimate: 0.5, category: 'target' } as const;
    const { container } = render(
      <ChanceRange chance={chance} words="about even, hard to pin down" estimate="50%" admitted={0.31} />,
    );

    expect(container.textContent).toMatch(/Estimate 50%.*about even, hard to pin down.*16–84%/);
    const mark = container.querySelector<HTMLElement>('[data-slot="chance-admitted"]');
    expect(mark?.style.left).toBe('31%');
  });

  it('shows an action instead of a number without an estimate', () => {
    render(<ChanceRange chance={null} missing="Not enough to estimate yet." />);

    expect(screen.getByText('Not enough to estimate yet.')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.body.textContent).not.toMatch(/\d/);
  });
});
