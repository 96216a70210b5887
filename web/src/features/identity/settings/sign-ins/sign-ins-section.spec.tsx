import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { SignInsSection } from './sign-ins-section';

const NOW = new Date().toISOString();
const signIn = (id: string, device: string, current = false) => ({
  id,
  device,
  address: '203.0.113.7',
  startedAt: NOW,
  lastUsedAt: NOW,
  current,
});

/** Mocks the list; returns the ids that were ended. */
const served = () => {
  let list = [
    signIn('b', 'Safari on iOS'),
    signIn('c', 'Edge on Windows'),
    signIn('a', 'Firefox on Linux', true),
  ];
  const ended: string[] = [];
  api.use(
    http.get('/api/account/sign-ins', () => HttpResponse.json(list)),
    http.delete('/api/account/sign-ins', () => {
      list = list.filter(({ current }) => current);
      ended.push('others');
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('/api/account/sign-ins/:id', ({ params }) => {
      list = list.filter(({ id }) => id !== params['id']);
      ended.push(String(params['id']));
      return params['id'] === 'c'
        ? HttpResponse.json({ message: 'This sign-in is already over.' }, { status: 404 })
        : new HttpResponse(null, { status: 204 });
    }),
  );
  return ended;
};

const devices = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) =>
      /^(\w+ on \w+?)(This device)?(Last|Signed)/.exec(textContent)?.slice(1, 3).join('|'),
    );

describe('the sign-ins section', () => {
  useApi();

  it('lists this device first, without a sign-out button', async () => {
    served();
    renderScreen(<SignInsSection />);

    await screen.findByText('Firefox on Linux');
    expect(devices()[0]).toBe('Firefox on Linux|This device');
    expect(screen.getAllByRole('button', { name: /^Sign out \w+ on/ })).toHaveLength(2);
  });

  it('ends sign-ins one by one, including one that has already ended', async () => {
    const ended = served();
    renderScreen(<SignInsSection />);

    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
    await waitFor(() => expect(shownToastText()).toContain('Safari on iOS is signed out of your account.'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Edge on Windows' }));

    await screen.findByText('You’re not signed in anywhere else.');
    expect(ended).toEqual(['b', 'c']);
  });

  it('ends all others after a confirmation', async () => {
    const ended = served();
    renderScreen(<SignInsSection />);

    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(ended).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out other devices' }));

    await screen.findByText('You’re not signed in anywhere else.');
    expect(ended).toEqual(['others']);
  });

  it('can be reloaded after an error', async () => {
    api.use(http.get('/api/account/sign-ins', () => HttpResponse.error(), { once: true }));
    renderScreen(<SignInsSection />);
    await screen.findByText('We couldn’t load your sign-ins');

    served();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    await screen.findByText('Firefox on Linux');
  });
});
