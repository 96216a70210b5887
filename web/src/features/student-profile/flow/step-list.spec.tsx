import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StepList } from './step-list';

const STEPS = [
  { to: '/profile?step=basic', title: 'Basic info', status: 'Done', done: true, current: false },
  { to: '/profile?step=fit', title: 'Fit', status: 'Missing', done: false, current: true },
];

const open = () =>
  render(
    <MemoryRouter>
      <StepList label="Personal steps" steps={STEPS} />
    </MemoryRouter>,
  );

describe('the steps of a form', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are in a closed menu on a phone, which says where the student is', () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    open();
    const menu = screen.getByText('All steps').closest('details');

    expect(menu?.open).toBe(false);
    expect(menu?.querySelector('summary')?.textContent).toBe('Step 2 of 2 · FitAll steps');
    expect(menu && within(menu).getByText('Basic info').closest('a')?.getAttribute('href')).toBe(
      '/profile?step=basic',
    );
  });

  it('stand beside the form on a wide screen', () => {
    open();

    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByText('All steps')).toBeNull();
  });
});
