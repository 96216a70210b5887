import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type BetterForLess as Found } from '@/api';
import { api, useApi } from '@/testing/api';
import { aCard, aMatch } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { BetterForLess } from './better-for-less';

const WHY = 'About $6,400 a year less for you; 91% graduate, 88% at Penn State.';
const better: Found['colleges'][number] = {
  college: { ...aCard({ id: 7, shortName: 'Temple' }), match: aMatch({}) },
  saving: 6400,
  earningsInMajor: 70_000,
  why: WHY,
};

const show = (found: Partial<Found>) => {
  api.use(
    http.get('/api/colleges/9/better-for-less', () =>
      HttpResponse.json({ colleges: [], missing: [], earningsDescribe: null, ...found }),
    ),
  );
  renderScreen(<BetterForLess college={{ id: 9, shortName: 'Penn State' }} />);
};

describe('colleges that are as good for less', () => {
  useApi();

  it('say why, and are compared in one step', async () => {
    show({ colleges: [better] });

    await screen.findByText(WHY);
    const compare = screen.getByRole('link', { name: 'Compare with Penn State' });
    expect(compare.getAttribute('href')).toBe('/colleges/compare?ids=9,7');
  });

  it('are not guessed: what is missing is said, with where to add it', async () => {
    show({ missing: [{ what: 'income', words: 'Add your income.' }] });

    const add = await screen.findByRole('link', { name: 'Add your income.' });
    expect(add.getAttribute('href')).toBe('/profile?section=personal&step=background');
  });

  it('are said to be none when none was found', async () => {
    show({});

    expect(await screen.findByText(/^We found no college/)).toBeDefined();
  });
});
