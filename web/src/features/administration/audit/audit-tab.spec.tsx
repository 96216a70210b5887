import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type AuditLogEntry } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import AuditTab from './audit-tab';

const JORDAN = {
  id: '01990000-0000-7000-8000-0000000000c1',
  email: 'jordan@example.org',
  name: 'Jordan Lee',
};
const ENTRY: AuditLogEntry = {
  id: '01990000-0000-7000-8000-0000000000d1',
  kind: 'role-changed',
  happenedAt: '2026-11-20T10:00:00.000Z',
  who: JORDAN,
  whom: null,
  detail: { role: 'admin', from: 'student' },
};

/** One entry, and none for "xyz". Returns what was asked for. */
const auditCall = () => {
  const queries: URLSearchParams[] = [];
  api.use(
    http.get('/api/admin/audit', ({ request }) => {
      const query = new URL(request.url).searchParams;
      queries.push(query);
      const items = query.get('whom') === 'xyz' ? [] : [ENTRY];
      return HttpResponse.json({ items, total: items.length, page: 1, pageSize: 50 });
    }),
  );
  return queries;
};

describe('the audit tab', () => {
  useApi();

  it('says who did what, with a way to the person', async () => {
    auditCall();
    renderScreen(<AuditTab />);

    const who = await screen.findByRole('link', { name: JORDAN.email });
    expect(who.getAttribute('href')).toBe(`/admin/user/${JORDAN.id}`);
    expect(screen.getByText('Role changed')).toBeTruthy();
    expect(screen.getByText('role: admin; from: student')).toBeTruthy();
    expect(screen.getByText('No account')).toBeTruthy();
  });

  it('asks for what the address says, and shows how to go back when nothing is found', async () => {
    const queries = auditCall();
    renderScreen(<AuditTab />, '/admin?tab=audit&whom=xyz&kind=role-changed&from=2026-11-01');

    await screen.findByText('No entries match.');
    expect(Object.fromEntries(queries[0] ?? [])).toMatchObject({
      whom: 'xyz',
      kind: 'role-changed',
      from: '2026-11-01',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Role changed');
  });
});
