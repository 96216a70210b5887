import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type HiddenRecommendation, type Recommendation, type RecommendationChoiceRequest } from '@/api';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { aRecommendation } from '@/testing/colleges';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import { BalancedList } from '../recommendations/balanced-list';

const OHIO = aRecommendation();
const MIAMI = aRecommendation({ id: 204024, name: 'Miami University-Oxford', location: 'Oxford, OH' });

/** A mock balanced list that keeps the student's choices. */
const recommendationCalls = (all: readonly Recommendation[]) => {
  const choices = new Map<number, RecommendationChoiceRequest>();
  const sent: RecommendationChoiceRequest[] = [];
  const isHidden = ({ college }: Recommendation) => choices.get(college.id)?.userInterested === false;
  api.use(
    http.get('*/api/recommendations', () =>
      HttpResponse.json(
        all
          .filter((each) => !isHidden(each))
          .map((each) => ({ ...each, ...choices.get(each.college.id), reason: undefined })),
      ),
    ),
    http.get('*/api/recommendations/hidden', () =>
      HttpResponse.json(
        all.filter(isHidden).map(({ college, match }): HiddenRecommendation => ({
          college,
          match,
          collegeId: college.id,
          userInterested: false,
          reason: choices.get(college.id)?.reason ?? null,
          userNotes: choices.get(college.id)?.userNotes ?? '',
        })),
      ),
    ),
    http.patch('*/api/recommendations/:id', async ({ params, request }) => {
      const body = (await request.json()) as RecommendationChoiceRequest;
      const id = Number(params['id']);
      sent.push(body);
      choices.set(id, { ...choices.get(id), ...body });
      return HttpResponse.json({ collegeId: id, userNotes: '', ...choices.get(id) });
    }),
  );
  return sent;
};

const showList = () => {
  startSession({ accessToken: 'a', refreshToken: 'r' }, MAYA);
  studentCalls();
  savedListCalls();
  const sent = recommendationCalls([OHIO, MIAMI]);
  renderScreen(<BalancedList onLearnMore={() => undefined} />);
  return sent;
};
const row = (name: RegExp) => screen.findByRole('article', { name });
const open = async (name: RegExp, button: RegExp = /^Interested\?/) => {
  await userEvent.click(within(await row(name)).getByRole('button', { name: button }));
};
const refused = () => HttpResponse.json({ message: 'No' }, { status: 500 });

describe('a college of the balanced list', () => {
  useApi();

  it('can be marked as interesting', async () => {
    const sent = showList();
    await open(/Ohio State/);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Interested' }));

    expect(
      await within(await row(/Ohio State/)).findByRole('button', {
        name: 'Interested Ohio State University-Main Campus',
      }),
    ).toBeTruthy();
    await waitFor(() => expect(sent).toEqual([{ userInterested: true }]));
  });

  it('leaves the list when it does not interest the student, with the reason, and Undo brings it back', async () => {
    const sent = showList();
    await open(/Ohio State/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Not interested: Too far' }));

    await waitFor(() => expect(screen.queryByRole('article', { name: /Ohio State/ })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Your balanced list');
    await waitFor(() => expect(shownToastText()).toContain('is off your balanced list'));
    expect(sent).toEqual([{ userInterested: false, reason: 'too-far' }]);

    await userEvent.click(screen.getByRole('button', { name: 'Hidden colleges' }));
    const hidden = within(await row(/Ohio State/));
    expect(hidden.getByText('Columbus, OH · Too far')).toBeTruthy();
    await userEvent.click(hidden.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByText(/^Nothing hidden/)).toBeTruthy();
    expect(await row(/Ohio State/)).toBeTruthy();
    expect(sent.at(-1)).toEqual({ userInterested: null });
  });

  it('comes back when the choice could not be saved', async () => {
    showList();
    api.use(http.patch('*/api/recommendations/:id', refused));
    await open(/Ohio State/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Not interested: Too expensive' }));

    await waitFor(() => expect(shownToastText()).toContain('We couldn’t save your choice'));
    expect(await row(/Ohio State/)).toBeTruthy();
  });

  it('takes notes, which stay typed when they could not be saved', async () => {
    const sent = showList();
    await open(/Miami/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add notes' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Visit in May');
    api.use(http.patch('*/api/recommendations/:id', refused, { once: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Notes' }));
    expect(await screen.findByText(/Your notes are still here/)).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Save Notes' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await within(await row(/Miami/)).findByText('Visit in May')).toBeTruthy();
    expect(sent).toEqual([{ userNotes: 'Visit in May', notesBefore: '' }]);
  });

  it('shows both texts when another tab saved notes first, and writes over them only if told to', async () => {
    const sent = showList();
    await open(/Miami/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add notes' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'From here');
    const refuse = () =>
      HttpResponse.json({ message: 'No', code: 'matching.notes-changed-elsewhere' }, { status: 409 });
    api.use(
      http.patch('*/api/recommendations/:id', refuse, { once: true }),
      http.get(
        '*/api/recommendations',
        () => HttpResponse.json([{ ...MIAMI, userNotes: 'From the phone' }]),
        {
          once: true,
        },
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save Notes' }));
    const both = await screen.findByRole('alert');
    expect(within(both).getByText('From here')).toBeTruthy();
    expect(within(both).getByText('From the phone')).toBeTruthy();

    await userEvent.click(within(both).getByRole('button', { name: 'Keep what’s here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ userNotes: 'From here', notesBefore: 'From the phone' }]);
  });

  it('says so when the hidden colleges could not be read', async () => {
    showList();
    api.use(http.get('*/api/recommendations/hidden', refused));
    await userEvent.click(await screen.findByRole('button', { name: 'Hidden colleges' }));

    expect(await screen.findByText('Hidden colleges didn’t load')).toBeTruthy();
  });
});
