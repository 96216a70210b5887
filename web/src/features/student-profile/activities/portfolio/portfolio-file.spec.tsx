import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, useApi } from '@/testing/api';
import { shownToastText } from '@/testing/render-screen';
import { addressOf, pdfNamed, uploadCalls } from '@/testing/uploads';
import { aSong } from '../../testing/entries';
import { openProfile } from '../../testing/open-profile';

const ADDRESS = '/profile?section=readiness&step=portfolio';
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const withFile = (count: number) => ({
  lists: { '/api/portfolio-items': [{ ...aSong, portfolioFile: addressOf(count) }] },
});
const details = (name: string) => ({
  name,
  size: 2048,
  contentType: 'audio/mpeg',
  url: `/${name}?signature=s`,
});
const idOf = (count: number) => addressOf(count).split('/').at(-1) ?? '';

afterEach(() => vi.unstubAllGlobals());

describe('the file of a portfolio item', () => {
  useApi();

  it('is saved with the item, once it has arrived', async () => {
    const { sent } = await openProfile(ADDRESS);
    const { sendings } = uploadCalls();
    await press('Add portfolio item');
    await userEvent.type(await screen.findByLabelText(/^Title/), 'Bus map');
    await userEvent.click(screen.getByRole('radio', { name: 'Design' }));

    await userEvent.upload(await screen.findByLabelText(/choose one/), pdfNamed('map.pdf'));
    await waitFor(() => expect(sendings[0]?.file).toBeTruthy());
    await press('Add portfolio item');
    expect(await screen.findAllByText(/Your file is still uploading/)).toHaveLength(2);
    expect(sent).toEqual([]);

    act(() => sendings[0]?.finish());
    await waitFor(() => expect(screen.queryByText(/Your file is still uploading/)).toBeNull());
    await press('Add portfolio item');

    const link = await screen.findByRole('link', { name: /^map\.pdf/ });
    expect(link.getAttribute('href')).toContain(addressOf(1));
    expect(sent[0]?.body).toMatchObject({ title: 'Bus map', portfolioFile: addressOf(1) });
    expect(sent[0]?.body).not.toHaveProperty('uploading');
  });

  it('is removed with a save', async () => {
    const { sent } = await openProfile(ADDRESS, withFile(80));
    uploadCalls({ [idOf(80)]: details('low-tide.mp3') });
    await press('Edit Low Tide');

    await press(/^Remove/);
    await press('Save changes');

    await waitFor(() => expect(sent[0]?.body).toMatchObject({ portfolioFile: null }));
  });

  it('comes back with a deleted item', async () => {
    const { sent } = await openProfile(ADDRESS, withFile(81));
    uploadCalls({ [idOf(81)]: details('low-tide.mp3') });

    await press('Delete Low Tide');
    await press('Undo');

    expect(await screen.findByRole('link', { name: /^low-tide\.mp3/ })).toBeTruthy();
    expect(sent.at(-1)?.body).toMatchObject({ portfolioFile: addressOf(81) });
  });

  it('is said to be gone when only the item can come back', async () => {
    const { sent } = await openProfile(ADDRESS, withFile(82));
    uploadCalls({ [idOf(82)]: details('low-tide.mp3') });
    const problem = { path: 'portfolioFile', message: 'We can’t find this file.' };
    api.use(
      http.post('/api/portfolio-items', () => HttpResponse.json({ errors: [problem] }, { status: 400 }), {
        once: true,
      }),
    );

    await press('Delete Low Tide');
    await press('Undo');

    await waitFor(() => expect(shownToastText()).toContain('Low Tide is back, but its file was deleted.'));
    expect(sent.at(-1)?.body).toMatchObject({ title: 'Low Tide', portfolioFile: null });
    expect(await screen.findByRole('button', { name: 'Edit Low Tide' })).toBeTruthy();
  });
});
