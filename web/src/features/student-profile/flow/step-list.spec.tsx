import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StepList } from './step-list';

const step = (name: string, current = false) => ({
  to: `/profile?step=${name}`,
  title: name,
  status: 'Missing',
  done: false,
  current,
});

const GROUPS = [
  { title: 'Personal', label: 'Personal steps', steps: [step('Basic info'), step('Fit', true)] },
  { title: 'Academic', label: 'Academic steps', steps: [step('Tests')] },
];

const open = () =>
  render(
    <MemoryRouter>
      <StepList groups={GROUPS} more={<a href="/more">What would help most</a>} />
    </MemoryRouter>,
  );

const onAPhone = () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  open();
  const menu = screen.getByText('All steps').closest('details');
  if (!menu) throw new Error('There is no menu.');
  const summary = within(menu).getByText('All steps').closest('summary');
  return { menu, open: () => summary && userEvent.click(summary) };
};

describe('the steps of a form', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are in a closed menu on a phone, which says where the student is', () => {
    const { menu } = onAPhone();

    expect(menu.open).toBe(false);
    expect(menu.querySelector('summary')?.textContent).toBe('Personal, step 2 of 2 · FitAll steps');
  });

  it('are all in that menu, those of the other sections too', async () => {
    const phone = onAPhone();
    await phone.open();

    const links = within(phone.menu).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Basic infoMissing',
      'FitMissing',
      'TestsMissing',
      'What would help most',
    ]);
    expect(screen.getByRole('navigation', { name: 'Academic steps' })).toBeTruthy();
  });

  it('close again when one is chosen, even the one that is open already', async () => {
    const phone = onAPhone();
    await phone.open();
    expect(phone.menu.open).toBe(true);

    await userEvent.click(within(phone.menu).getByRole('link', { name: /^Fit/ }));
    expect(phone.menu.open).toBe(false);
  });

  it('close with Esc, which goes back to the menu’s own line', async () => {
    const phone = onAPhone();
    await phone.open();
    within(phone.menu)
      .getByRole('link', { name: /^Tests/ })
      .focus();

    await userEvent.keyboard('{Escape}');
    expect(phone.menu.open).toBe(false);
    expect(document.activeElement).toBe(phone.menu.querySelector('summary'));
  });

  it('stand beside the form on a wide screen, those of this section only', () => {
    open();

    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Basic infoMissing',
      'FitMissing',
    ]);
    expect(screen.queryByText('All steps')).toBeNull();
  });
});
