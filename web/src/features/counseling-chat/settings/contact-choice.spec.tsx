import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { ContactChoice } from './contact-choice';

const served = (choice: object, saves: () => Response = () => HttpResponse.json(null, { status: 503 })) => {
  const calls: unknown[] = [];
  api.use(
    http.get('/api/chat/contact-choice', () => {
      calls.push('read');
      return HttpResponse.json(choice);
    }),
    http.put('/api/chat/contact-choice', async ({ request }) => {
      calls.push(await request.json());
      return saves();
    }),
  );
  return calls;
};
const choice = () => screen.findByRole('checkbox', { name: 'Flyleaf may contact me about its services' });

describe('the choice to be contacted', () => {
  useApi();

  it('is not shown to a student who could not be contacted', async () => {
    const calls = served({ canChoose: false, isAllowed: false });
    renderScreen(<ContactChoice />);

    await waitFor(() => expect(calls).toEqual(['read']));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is saved at once and says so', async () => {
    const calls = served({ canChoose: true, isAllowed: false }, () =>
      HttpResponse.json({ canChoose: true, isAllowed: true }),
    );
    renderScreen(<ContactChoice />);

    await userEvent.click(await choice());

    await waitFor(() => expect(shownToastText()).toContain('Saved: we may contact you'));
    expect(calls).toEqual(['read', { isAllowed: true }]);
    expect(await choice()).toHaveProperty('checked', true);
  });

  it('goes back to what is stored when it cannot be saved', async () => {
    served({ canChoose: true, isAllowed: false });
    renderScreen(<ContactChoice />);

    await userEvent.click(await choice());

    await waitFor(() => expect(shownToastText()).toContain('We couldn’t save your choice'));
    expect(await choice()).toHaveProperty('checked', false);
  });
});
