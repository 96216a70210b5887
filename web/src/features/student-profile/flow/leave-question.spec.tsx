import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useApi } from '@/testing/api';
import { shownToastText } from '@/testing/render-screen';
import { openQuickStart } from '../testing/open-profile';

vi.mock('./leave-dialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

describe('unsaved answers without a connection', () => {
  useApi();

  it('keep the page open when the leave dialog cannot load', async () => {
    const { sent } = await openQuickStart('about');

    await userEvent.click(screen.getByRole('radio', { name: '11th' }));
    await userEvent.click(screen.getByRole('link', { name: 'See my colleges' }));

    await waitFor(() => expect(shownToastText()).toContain('Your answers are still here'));
    expect(screen.getByRole('radio', { name: '11th' }).getAttribute('aria-checked')).toBe('true');
    expect(sent).toEqual([]);
  });
});
