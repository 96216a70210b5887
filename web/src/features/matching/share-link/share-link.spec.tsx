import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListByLink, type ShareLink } from '@/api';
import { chooseLanguage } from '@/lib/preferences/choose-language';
import { api, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { ListByLinkScreen } from './list-by-link-screen';
import { ShareLinks } from './share-links';
import { type CollegeByLink } from './words';

const TOKEN = 'k'.repeat(43);
const ADDRESS = `https://flyleaf.example/shared#${TOKEN}`;

const DEADLINE = {
  date: '2026-12-01',
  kind: 'usual',
  note: '',
  planBy: null,
  cycle: null,
  source: null,
  checkedOn: null,
  checkedWhere: null,
  lastCycle: null,
  otherDates: [],
} as const;
const LIST: ListByLink = {
  firstName: 'Maya',
  showsFamilyPrice: false,
  expiresAt: '2027-01-01T12:00:00Z',
  colleges: [
    {
      id: 1,
      name: 'Ash College',
      location: 'Ash, OH',
      rounds: [],
      fullPrice: { amount: 61_200, fromElsewhere: null },
      familyPrice: null,
    },
    {
      id: 2,
      name: 'Birch University',
      location: 'Birch, OH',
      rounds: [{ applicationType: 'Early Action', plan: null, deadline: { ...DEADLINE, otherDates: [] } }],
      fullPrice: { amount: 30_100, fromElsewhere: 56_300 },
      familyPrice: { amount: 18_440, isAverage: false, fullPrice: 56_300 },
    },
  ],
};
const served = (list: ListByLink | null) => {
  const tokens: (string | null)[] = [];
  api.use(
    http.get('/api/shared-list', ({ request }) => {
      tokens.push(request.headers.get('x-share-token'));
      return list === null ? HttpResponse.json({}, { status: 404 }) : HttpResponse.json(list);
    }),
  );
  return tokens;
};

describe('the page of a link without an account', () => {
  useApi();
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00') }));
  afterEach(() => vi.useRealTimers());
  beforeEach(() => act(() => chooseLanguage('en')));

  it('sends the token in a header only, and shows the next date first with where it is from', async () => {
    const tokens = served(LIST);
    renderScreen(<ListByLinkScreen />, `/shared#${TOKEN}`);

    expect(await screen.findByRole('heading', { name: 'Maya’s college list' })).not.toBeNull();
    expect(tokens).toEqual([TOKEN]);
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toContain('December 1, 2026Early Action');
    expect(first).toContain('The usual date. The college’s own page counts.');
    expect(first).toContain('About $18,400 a year for the family, after aid');
    expect(first).toContain('Full price of a year: $56,300');
    expect(second).toContain('No application started yetFull price of a year: $61,200');
  });

  it('says which dates have passed', async () => {
    vi.setSystemTime(new Date('2026-12-02T12:00:00'));
    const [ash, birch] = LIST.colleges;
    const later = { ...DEADLINE, date: '2026-12-02', otherDates: [] };
    const rounds = [{ applicationType: 'Rolling' as const, plan: null, deadline: later }];
    served({ ...LIST, colleges: [{ ...(ash as CollegeByLink), rounds }, birch as CollegeByLink] });
    renderScreen(<ListByLinkScreen />, `/shared#${TOKEN}`);

    await screen.findByText('December 1, 2026');
    const [open, over] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(over).toContain('December 1, 2026Early ActionThis date has passed.');
    expect(open).not.toContain('passed');
  });

  it('is in Spanish for whoever reads it so', async () => {
    served(LIST);
    renderScreen(<ListByLinkScreen />, `/shared#${TOKEN}`);
    await act(() => chooseLanguage('es'));

    expect(await screen.findByRole('heading', { name: 'La lista de universidades de Maya' })).not.toBeNull();
    expect(screen.getByText('Precio completo de un año: $61,200')).not.toBeNull();
  });

  it.each([
    ['the link ended', `/shared#${TOKEN}`, 1],
    ['part of it is missing', '/shared#k', 0],
    ['there is none', '/shared', 0],
  ])('is kind when %s', async (_why, address, calls) => {
    const tokens = served(null);
    renderScreen(<ListByLinkScreen />, address);

    expect(await screen.findByRole('heading', { name: 'This link doesn’t work anymore' })).not.toBeNull();
    expect(tokens).toHaveLength(calls);
  });
});

describe('the links of a student', () => {
  useApi();

  const link = (changes: Partial<ShareLink>): ShareLink => ({
    id: '01990000-0000-7000-8000-000000000001',
    name: 'Grandma',
    showsFamilyPrice: false,
    madeAt: '2026-11-26T12:00:00Z',
    expiresAt: '2026-12-26T12:00:00Z',
    openings: 0,
    lastOpenedAt: null,
    ...changes,
  });

  it('are made with a name, and the address is shown once', async () => {
    const sent: unknown[] = [];
    api.use(
      http.get('/api/share-links', () => HttpResponse.json(sent.length === 0 ? [] : [link({})])),
      http.post('/api/share-links', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ address: ADDRESS });
      }),
    );
    renderScreen(<ShareLinks />);

    await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
    expect(screen.getByText('Write whom the link is for.')).not.toBeNull();
    await userEvent.type(screen.getByRole('textbox'), 'Grandma');
    await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));

    expect(await screen.findByText(ADDRESS)).not.toBeNull();
    expect(sent).toEqual([{ name: 'Grandma', days: 30, showsFamilyPrice: false }]);
    expect(await screen.findByText(/Not opened yet/)).not.toBeNull();
  });

  it('keep what was typed when one can’t be made', async () => {
    api.use(
      http.get('/api/share-links', () => HttpResponse.json([])),
      http.post('/api/share-links', () => HttpResponse.json(null, { status: 503 })),
    );
    renderScreen(<ShareLinks />);
    await userEvent.type(await screen.findByRole('textbox'), 'Coach Diaz');
    await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));

    await waitFor(() =>
      expect(screen.getByText('We couldn’t make a link. Please try again.')).not.toBeNull(),
    );
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Coach Diaz');
  });

  it('are three at most', async () => {
    const three = ['a', 'b', 'c'].map((name, number) => link({ id: String(number), name }));
    api.use(http.get('/api/share-links', () => HttpResponse.json(three)));
    renderScreen(<ShareLinks />);

    expect(await screen.findByText('You have 3 links. Turn one off to make another.')).not.toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
