import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { noteRequest } from '@/lib/api/last-request-id';
import { api, useApi } from '@/testing/api';
import { CrashedPage } from './crashed-page';

describe('a page that broke', () => {
  useApi();

  it('offers to try again, without a number nobody has', () => {
    render(<CrashedPage />);

    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(document.querySelector('code')).toBeNull();
  });

  it('shows under which number the server’s log knows the latest answer', () => {
    noteRequest(new Response(null, { headers: { 'x-request-id': '0199-abc' } }));
    noteRequest(new Response(null));
    render(<CrashedPage />);

    expect(document.querySelector('code')?.textContent).toBe('0199-abc');
  });

  it.each([
    ['nothing can be reached', () => HttpResponse.error()],
    ['what stands before the server cannot reach it', () => new HttpResponse(null, { status: 502 })],
  ])('stays, and says so, where %s', async (_where, answer) => {
    api.use(http.head(location.href, answer));
    render(<CrashedPage />);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(/We still can’t reach Flyleaf/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).not.toBe('true');
  });
});
