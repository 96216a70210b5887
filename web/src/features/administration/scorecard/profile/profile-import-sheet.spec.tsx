import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type ProfileImportReply } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import ProfileImportSheet from './profile-import-sheet';

const CSV = 'unit_id,fact,value,source_url,checked_on\n204796,averageGPA,3.9,https://osu.edu,2026-11-01';
const GOOD: ProfileImportReply = { facts: 1, colleges: 1, changed: 0, problemCount: 0, problems: [] };

const open = async (reply: ProfileImportReply) => {
  const sent: unknown[] = [];
  api.use(
    http.post('*/api/admin/college-profiles/import', async ({ request }) => {
      const body = (await request.json()) as { dryRun: boolean };
      sent.push(body);
      return HttpResponse.json({ ...reply, changed: body.dryRun ? 0 : reply.facts });
    }),
  );
  renderScreen(<ProfileImportSheet onClose={() => undefined} />);
  const file = new File([CSV], 'facts.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('Choose a CSV file'), file);
  return sent;
};

describe('importing college profiles', () => {
  useApi();

  it('checks the file first, then keeps its facts', async () => {
    const sent = await open(GOOD);
    await screen.findByText(/No problems. 1 fact about 1 college/);
    expect(sent).toEqual([{ csv: CSV, dryRun: true }]);

    await userEvent.click(screen.getByRole('button', { name: 'Import these facts' }));
    await waitFor(() => expect(shownToastText()).toContain('Profiles Imported'));
    expect(sent.at(-1)).toEqual({ csv: CSV, dryRun: false });
  });

  it('names each problem by line and column, and imports nothing', async () => {
    const problem = { line: 2, column: 'value', message: 'Give a GPA.' };
    await open({ ...GOOD, facts: 0, problemCount: 1, problems: [problem] });

    expect(await screen.findByText('Line 2, value')).toBeTruthy();
    expect(screen.getByText('Give a GPA.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Import these facts' })).toBeNull();
  });
});
