import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Sharing } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { SharingSection } from './sharing-section';

const ROSA = {
  id: '01990000-0000-7000-8000-0000000000d1',
  name: 'Rosa Lin',
  email: 'rosa@example.org',
  isEmailVerified: false,
  relation: 'counselor',
  askedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-04T09:00:00.000Z',
} as const;
const NOTHING: Sharing = { adults: [], invitations: [], requests: [] };

let sent: unknown[];
const shares = (sharing: Sharing) => api.use(http.get('*/api/sharing', () => HttpResponse.json(sharing)));

describe('the sharing settings', () => {
  useApi();
  beforeEach(() => {
    sent = [];
    api.use(
      http.get('*/api/sharing/views', () =>
        HttpResponse.json({ items: [], total: 0, page: 1, pageSize: 10 }),
      ),
    );
  });

  it('show who asks, and share with them only what is chosen', async () => {
    shares({ ...NOTHING, requests: [ROSA] });
    api.use(
      http.post(`*/api/sharing/requests/${ROSA.id}/grant`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(NOTHING);
      }),
    );
    renderScreen(<SharingSection />);
    const asking = await screen.findByRole('region', { name: 'Asking to see your plans' });
    expect(asking.textContent).toContain('rosa@example.org, which they haven’t confirmed as theirs yet');
    await userEvent.click(within(asking).getByRole('checkbox', { name: 'Your chances at these colleges' }));
    await userEvent.click(within(asking).getByRole('button', { name: 'Share with Rosa Lin' }));

    await waitFor(() => expect(sent).toEqual([{ parts: ['list', 'profile'] }]));
    await waitFor(() => expect(asking.isConnected).toBe(false));
  });

  it('close the files of the portfolio together with the profile', async () => {
    shares({ ...NOTHING, requests: [ROSA] });
    renderScreen(<SharingSection />);
    const profile = /^Your profile/;
    const files = /^The files of your portfolio/;
    const asking = await screen.findByRole('region', { name: 'Asking to see your plans' });
    const ofRosa = (name: RegExp) => within(asking).getByRole<HTMLInputElement>('checkbox', { name });

    await userEvent.click(ofRosa(files));
    await userEvent.click(ofRosa(profile));
    const { checked, disabled } = ofRosa(files);
    expect({ checked, disabled }).toEqual({ checked: false, disabled: true });
  });

  it('keep a wrong email in its field, with the reason', async () => {
    shares(NOTHING);
    const message = 'Please enter a valid email address';
    api.use(
      http.post('*/api/sharing/invitations', () =>
        HttpResponse.json({ message, errors: [{ path: 'email', message }] }, { status: 400 }),
      ),
    );
    renderScreen(<SharingSection />);
    const email = screen.getByLabelText<HTMLInputElement>(/Their email/);
    await userEvent.type(email, 'aunt@');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));

    await screen.findByText(message);
    expect(email.value).toBe('aunt@');
  });

  it('say that nobody has looked', async () => {
    shares(NOTHING);
    renderScreen(<SharingSection />);

    await screen.findByText('Nobody has looked at anything of yours yet.');
  });
});
