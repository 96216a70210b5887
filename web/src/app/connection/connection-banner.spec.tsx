import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { authorizedFetch } from '@/lib/api/authorized-fetch';
import { api, useApi } from '@/testing/api';
import { ConnectionBanner } from './connection-banner';

const said = () => screen.getByRole('status').textContent;
const ask = () => act(() => authorizedFetch('/api/auth/providers').catch(() => undefined));

describe('the connection banner', () => {
  useApi();

  it('shows while the network answers in the server’s place', async () => {
    api.use(http.get('/api/auth/providers', () => HttpResponse.html('<h1>Welcome to our Wi-Fi</h1>')));
    render(<ConnectionBanner />);
    expect(said()).toBe('');

    await ask();
    expect(said()).toContain('You may need to sign in to the Wi-Fi first.');

    api.use(http.get('/api/auth/providers', () => HttpResponse.json({ providers: [] })));
    await ask();
    expect(said()).toBe('');
  });
});
