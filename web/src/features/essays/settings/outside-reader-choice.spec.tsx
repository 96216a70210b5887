import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { OutsideReaderChoice } from './outside-reader-choice';

const served = (settings: object, saves: () => Response = () => HttpResponse.json(null, { status: 503 })) => {
  const sent: unknown[] = [];
  api.use(
    http.get('/api/essay-settings', () => HttpResponse.json(settings)),
    http.put('/api/essay-settings', async ({ request }) => {
      sent.push(await request.json());
      return saves();
    }),
  );
  return sent;
};
const choice = () =>
  screen.findByRole('checkbox', { name: 'Let an outside language model read my essays and answer as Wren' });

describe('the choice of who reads essays', () => {
  useApi();

  it('is not shown where no language model is configured', async () => {
    let asked = false;
    api.use(
      http.get('/api/essay-settings', () => {
        asked = true;
        return HttpResponse.json({ hasOutsideReader: false, allowsOutsideReader: true });
      }),
    );
    renderScreen(<OutsideReaderChoice />);

    await waitFor(() => expect(asked).toBe(true));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is saved at once and says so', async () => {
    const sent = served({ hasOutsideReader: true, allowsOutsideReader: true }, () =>
      HttpResponse.json({ hasOutsideReader: true, allowsOutsideReader: false }),
    );
    renderScreen(<OutsideReaderChoice />);

    await userEvent.click(await choice());

    await waitFor(() => expect(shownToastText()).toContain('only Flyleaf reads your essays'));
    expect(sent).toEqual([{ allowsOutsideReader: false }]);
    expect(await choice()).toHaveProperty('checked', false);
  });

  it('goes back to what is stored when it cannot be saved', async () => {
    served({ hasOutsideReader: true, allowsOutsideReader: true });
    renderScreen(<OutsideReaderChoice />);

    await userEvent.click(await choice());

    await waitFor(() => expect(shownToastText()).toContain('We couldn’t save your choice'));
    expect(await choice()).toHaveProperty('checked', true);
  });
});
