import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { rememberRequestId } from '@/lib/api/last-request-id';
import { api, useApi } from '@/testing/api';
import { CrashedPage } from './crashed-page';

describe('a crashed page', () => {
  useApi();

  it('offers to try again, without a request id when there is none', () => {
    render(<CrashedPage />);

    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(document.querySelector('code')).toBeNull();
  });

  it('shows the request id of the latest reply', () => {
    rememberRequestId(new Response(null, { headers: { 'x-request-id': '0199-abc' } }));
    rememberRequestId(new Response(null));
    render(<CrashedPage />);

    expect(document.querySelector('code')?.textContent).toBe('0199-abc');
  });

  it.each([
    ['nothing can be reached', () => HttpResponse.error()],
    ['the proxy cannot reach the server', () => new HttpResponse(null, { status: 502 })],
  ])('stays, and says so, where %s', async (_where, answer) => {
    api.use(http.head(location.href, answer));
    render(<CrashedPage />);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(/We still can’t reach Flyleaf/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).not.toBe('true');
  });
});
