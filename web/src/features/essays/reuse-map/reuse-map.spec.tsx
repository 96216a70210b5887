import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type EssayPlan } from '@/api';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { ReuseMap } from './reuse-map';

const COMMUNITY_ID = '01990000-0000-7000-8000-0000000000a1';

const EMPTY: EssayPlan = { asked: [], essays: [], answers: 0, words: 0, wordsOneByOne: 0, isSmallest: true };

const PLAN: EssayPlan = {
  asked: [
    {
      id: COMMUNITY_ID,
      collegeId: 1,
      scholarship: null,
      askedBy: 'Tufts',
      promptId: 'supplement-community',
      prompt: 'A community you belong to and your place in it',
      wordLimit: null,
      usualLimit: 250,
      dueOn: null,
    },
  ],
  essays: [
    {
      family: 'community',
      words: 650,
      dueOn: '2026-11-01',
      draft: { id: '01990000-0000-7000-8000-0000000000e1', title: 'The stove clock', wordCount: 289 },
      uses: [
        {
          askedBy: ['Tufts', 'Reed'],
          application: 'Common App',
          promptId: 'common-app-7',
          prompt: 'Any topic you choose',
          family: 'open',
          limit: 650,
          change: 'as it is',
          wrongNames: [],
        },
        {
          askedBy: ['Tufts'],
          application: null,
          promptId: 'supplement-community',
          prompt: 'A community you belong to and your place in it',
          family: 'community',
          limit: 250,
          change: 'shorten',
          wrongNames: ['Brandeis'],
        },
      ],
    },
  ],
  answers: 2,
  words: 0,
  wordsOneByOne: 900,
  isSmallest: false,
};

const serve = (plan: EssayPlan) => api.use(http.get('*/api/essay-plan', () => HttpResponse.json(plan)));

/** Mocks a change of the plan; returns what was sent. */
const changing = (method: 'post' | 'put' | 'delete', path: string, reply: EssayPlan) => {
  const sent: unknown[] = [];
  api.use(
    http[method](path, async ({ request }) => {
      sent.push(method === 'delete' ? 'removed' : await request.json());
      return HttpResponse.json(reply);
    }),
  );
  return sent;
};

describe('the plan of essays', () => {
  useApi();
  beforeEach(() => {
    startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
    api.use(
      http.get('*/api/saved-colleges', () => HttpResponse.json([])),
      http.get('*/api/essay-prompts', () =>
        HttpResponse.json([
          {
            id: 'scholarship-need',
            text: 'Why help with the cost matters to you',
            essayType: 'Scholarship',
            promptSource: 'Custom',
            platform: 'Scholarship',
            family: 'need',
            minWords: null,
            maxWords: 300,
            cycle: '2026-27',
            source: 'the sponsor',
          },
        ]),
      ),
    );
  });

  it('says for each essay who gets it and what must change', async () => {
    serve(PLAN);
    renderScreen(<ReuseMap />);

    const card = (await screen.findByRole('heading', { name: 'A community of yours' })).closest('article');
    const words = card?.textContent ?? '';
    expect(words).toContain('Up to 650 words · First due Nov 1, 2026');
    expect(words).toContain('Your draft The stove clock fits here. It has 289 words.');
    expect(words).toContain('Common App, for Tufts and Reed');
    expect(words).toContain('As it is');
    expect(words).toContain('Shorten to 250 words');
    expect(words).toContain('Your draft names “Brandeis”. Change that before it goes to Tufts.');
    expect(screen.getByText('1 essay instead of 2')).toBeTruthy();
    expect(screen.getByText(/there may be one with fewer essays/)).toBeTruthy();
  });

  it('adds what a scholarship asks for, after asking for what is missing', async () => {
    serve(EMPTY);
    const sent = changing('post', '*/api/essay-plan/prompts', PLAN);
    renderScreen(<ReuseMap />);
    const user = userEvent.setup();

    await user.click(await screen.findByRole('button', { name: 'Add to my plan' }));
    expect(screen.getByText('Choose who asks')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Who asks?' }));
    await user.click(await screen.findByRole('option', { name: 'A scholarship' }));
    await user.type(screen.getByLabelText('Name of the scholarship'), 'Rotary');
    await user.click(screen.getByRole('combobox', { name: 'What do they ask for?' }));
    await user.click(await screen.findByRole('option', { name: /Why help with the cost/ }));
    await user.click(screen.getByRole('button', { name: 'Add to my plan' }));

    await screen.findByText('1 essay instead of 2');
    expect(sent).toEqual([{ collegeId: null, scholarship: 'Rotary', promptId: 'scholarship-need' }]);
  });

  it('saves a limit when the field is left, and keeps what is no number', async () => {
    serve(PLAN);
    const sent = changing('put', `*/api/essay-plan/prompts/${COMMUNITY_ID}`, PLAN);
    renderScreen(<ReuseMap />);
    const user = userEvent.setup();

    await user.click(await screen.findByText('250 words, no due date'));
    const limit = screen.getByLabelText(/Word limit/);
    await user.type(limit, 'many');
    await user.tab();
    expect(screen.getByText('Type a number from 1 to 4000')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.clear(limit);
    await user.type(limit, '300');
    await user.tab();
    await waitFor(() => expect(sent).toEqual([{ wordLimit: 300, dueOn: null }]));
  });

  it('takes a prompt out', async () => {
    serve(PLAN);
    const sent = changing('delete', `*/api/essay-plan/prompts/${COMMUNITY_ID}`, EMPTY);
    renderScreen(<ReuseMap />);

    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    await screen.findByRole('heading', { name: 'No Prompts Yet' });
    expect(sent).toEqual(['removed']);
  });

  it('says that nothing is lost when the plan does not load', async () => {
    api.use(http.get('*/api/essay-plan', () => new HttpResponse(null, { status: 500 })));
    renderScreen(<ReuseMap />);

    expect(await screen.findByRole('heading', { name: 'Failed to Load Your Plan' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
