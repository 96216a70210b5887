import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type User } from '@/api';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { addressOf, uploadCalls } from '@/testing/uploads';
import { WithAccount } from '../account/with-account';
import PictureForm from './picture-form';
import { squarePicture } from './square-picture';

vi.mock('./square-picture', () => ({ squarePicture: vi.fn() }));

const photo = (name: string, size = 1000) =>
  Object.defineProperty(new File(['x'], name, { type: 'image/jpeg' }), 'size', { value: size });
const SQUARE = photo('profile-picture.jpg');

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  vi.mocked(squarePicture).mockResolvedValue(SQUARE);
});
afterEach(() => vi.unstubAllGlobals());

const open = async (profileImageUrl: string | null) => {
  startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
  let account = { ...MAYA, profileImageUrl } as User;
  const chosen: unknown[] = [];
  api.use(
    http.get('*/api/auth/me', () => HttpResponse.json(account)),
    http.post('*/api/account/picture', async ({ request }) => {
      const body = (await request.json()) as { path: string | null };
      chosen.push(body);
      account = { ...account, profileImageUrl: body.path && `${body.path}?signature=s` };
      return HttpResponse.json(account);
    }),
  );
  const calls = uploadCalls();
  const { container } = renderScreen(<WithAccount>{(each) => <PictureForm account={each} />}</WithAccount>);
  await screen.findByLabelText(/^Choose/);
  const shown = () =>
    container.querySelector('img')?.getAttribute('src') ??
    container.querySelector('[data-slot=avatar]')?.textContent;
  return { ...calls, chosen, shown };
};
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText(/^Choose/), file, { applyAccept: false });
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the profile picture', () => {
  useApi();

  it('is previewed, uploaded as a square and saved', async () => {
    const { sendings, chosen, shown } = await open(null);
    expect(shown()).toBe('ML');

    await choose(photo('beach.jpg'));
    expect(await screen.findByText('This is how your picture will look.')).toBeTruthy();
    expect(shown()).toBe('blob:preview');
    expect(sendings).toEqual([]);
    await press('Save picture');
    await waitFor(() => expect(sendings[0]?.file).toBe(SQUARE));
    act(() => sendings[0]?.finish());

    await waitFor(() => expect(shownToastText()).toContain('Picture Updated'));
    await waitFor(() => expect(shown()).toBe(`${addressOf(1)}?signature=s`));
    expect(chosen).toEqual([{ path: addressOf(1) }]);
  });

  it('can be removed', async () => {
    const { chosen, shown } = await open('/objects/maya');

    await press(/^Remove/);

    await waitFor(() => expect(shown()).toBe('ML'));
    expect(chosen).toEqual([{ path: null }]);
  });

  it.each([
    [photo('me.gif'), 'Please choose a picture in JPG, PNG or WebP format.'],
    [photo('me.png', 5 * 1024 * 1024 + 1), 'Please choose a picture smaller than 5MB.'],
  ])('is refused when it is %o', async (file, sentence) => {
    const { announced } = await open(null);

    await choose(file);

    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(announced).toEqual([]);
  });

  it('is refused when the browser can’t open it', async () => {
    await open(null);
    vi.mocked(squarePicture).mockRejectedValue(new Error('no picture'));

    await choose(photo('me.png'));

    await waitFor(() => expect(shownToastText()).toContain('We couldn’t open this picture.'));
  });
});
