import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { anAdminUser } from '@/testing/admin-users';
import { api, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { UsersTab } from './users-tab';

const JAE = anAdminUser();
const NAMELESS = anAdminUser({ id: '01990000-0000-7000-8000-0000000000c2', firstName: '', lastName: '' });

/** Every page of 120 accounts shows two of them; a search for "xyz" finds none. */
const usersCall = () => {
  const asked: string[] = [];
  api.use(
    http.get('/api/admin/users', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(`${query.get('search') ?? ''} ${query.get('page') ?? ''}`.trim());
      const found = query.get('search') === 'xyz' ? [] : [JAE, NAMELESS];
      return HttpResponse.json(found, { headers: { 'X-Total-Count': found.length === 0 ? '0' : '120' } });
    }),
  );
  return asked;
};

describe('the users of the admin dashboard', () => {
  useApi();

  it('are listed with a way to each', async () => {
    usersCall();
    renderScreen(<UsersTab />);

    await screen.findByText('Jae Lee');
    expect(screen.getByText('120 users')).toBeTruthy();
    expect(screen.getAllByText('Nov 12, 2026')).toHaveLength(2);
    expect(screen.getByText('No name')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Details of Jae Lee' }).getAttribute('href')).toBe(
      `/admin/user/${JAE.id}`,
    );
  });

  it('turn page by page', async () => {
    const asked = usersCall();
    renderScreen(<UsersTab />, '/admin?page=2');

    await screen.findByText('51–100 of 120');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('101–120 of 120');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    expect(asked).toEqual(['2', '3']);
  });

  it('are searched for once typing pauses, and said not to match', async () => {
    const asked = usersCall();
    renderScreen(<UsersTab />, '/admin?page=2');
    await screen.findByText('51–100 of 120');

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'xyz');
    await screen.findByText("No users match 'xyz'.");
    expect(asked.at(-1)).toBe('xyz 1');
    expect(asked.filter((each) => /^x y?/.test(each))).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await screen.findByText('1–50 of 120');
  });

  it('are filtered by role and status, as the address says', async () => {
    let query = '';
    api.use(
      http.get('/api/admin/users', ({ request }) => {
        query = new URL(request.url).search;
        return HttpResponse.json([], { headers: { 'X-Total-Count': '0' } });
      }),
    );
    renderScreen(<UsersTab />, '/admin?role=parent&active=false');

    await screen.findByText('No users match these filters.');
    expect(query).toContain('role=parent');
    expect(query).toContain('isActive=false');
  });

  it('are deactivated after a question, and a toast says so', async () => {
    usersCall();
    const changes: unknown[] = [];
    api.use(
      http.patch('/api/admin/users/:id', async ({ request }) => {
        changes.push(await request.json());
        return HttpResponse.json({ ...JAE, isActive: false });
      }),
    );
    renderScreen(<UsersTab />);

    await userEvent.click(await screen.findByRole('button', { name: 'Change Jae Lee' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    await screen.findByRole('alertdialog', { name: 'Deactivate Jae Lee?' });
    expect(changes).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(shownToastText()).toContain('User Updated'));
    expect(changes).toEqual([{ isActive: false }]);
  });

  it('keep their role when the server refuses, with its reason', async () => {
    usersCall();
    const message = 'This is the last active admin. Make someone else an admin first.';
    api.use(
      http.patch('/api/admin/users/:id', () => HttpResponse.json({ status: 409, message }, { status: 409 })),
    );
    renderScreen(<UsersTab />);

    await userEvent.click(await screen.findByRole('button', { name: 'Change Jae Lee' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Counselor' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make counselor' }));
    await waitFor(() => expect(shownToastText()).toContain(message));
  });
});
