import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApi } from '@/testing/api';
import { shownToastText } from '@/testing/render-screen';
import { heading, openQuickStart } from '../testing/open-profile';

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

describe('the preferences step', () => {
  useApi();

  it('saves them together and opens the last step', async () => {
    const { sent } = await openQuickStart('wishes', { interests: { location: ['Rural'] } });
    expect(screen.getByRole('button', { name: 'Rural' }).getAttribute('aria-pressed')).toBe('true');

    await press(/^5,001 to 10,000/);
    await press(/^10,001 to 20,000/);
    await press('Rural');
    await press('Urban');
    await press(/^Midwest/);
    await userEvent.click(screen.getByRole('radio', { name: 'No preference' }));
    await press('Save and continue');

    await heading('What we know so far');
    expect(sent).toEqual([
      {
        path: '/api/interests-goals',
        body: {
          collegeSize: ['5001-10000', '10001-20000'],
          location: ['Urban'],
          geographicRegions: ['Midwest'],
          ownership: 'No preference',
        },
      },
    ]);
    await waitFor(() => expect(shownToastText()).toContain('Fit & Preference Updated'));
  });
});
