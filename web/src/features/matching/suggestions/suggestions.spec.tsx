import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type SuggestionOfAdult, type SuggestionToStudent } from '@/api';
import { api, useApi } from '@/testing/api';
import { aCard, aMatch } from '@/testing/colleges';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import { SuggestCollege } from './suggest-college';
import SuggestedToYou from './suggested-to-you';

const STUDENT = '01990000-0000-7000-8000-0000000000b1';
const PATH = `*/api/linked-students/${STUDENT}/suggestions`;
const BROWN = { id: 217156, name: 'Brown University', location: 'Providence, RI' };

const suggestion = (state: SuggestionOfAdult['state']): SuggestionOfAdult => ({
  id: '01990000-0000-7000-8000-0000000000c1',
  collegeId: BROWN.id,
  collegeName: BROWN.name,
  note: 'You liked Providence.',
  state,
  suggestedAt: '2026-11-26T12:00:00Z',
});

const showForm = (known: SuggestionOfAdult[] = []) => {
  api.use(http.get(PATH, () => HttpResponse.json(known)));
  renderScreen(
    <SuggestCollege
      studentId={STUDENT}
      firstName="Maya"
      picker={({ picked, onPick, error }) => (
        <>
          <button type="button" onClick={() => onPick(BROWN)}>
            {picked?.name ?? 'Pick Brown'}
          </button>
          {error}
        </>
      )}
    />,
  );
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Suggest' }));
const noteField = () => screen.getByLabelText<HTMLTextAreaElement>(/Why this one/);

describe('suggesting a college', () => {
  useApi();

  it('sends the college with a note and shows that there is no answer yet', async () => {
    showForm();
    const sent: unknown[] = [];
    api.use(
      http.post(PATH, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json([suggestion('open')], { status: 201 });
      }),
    );

    await send();
    expect(screen.getByText('Choose a college first.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Pick Brown' }));
    await userEvent.type(noteField(), 'You liked Providence.');
    await send();

    expect(await screen.findByText('No answer yet')).toBeTruthy();
    expect(sent).toEqual([{ collegeId: BROWN.id, note: 'You liked Providence.' }]);
    expect(noteField().value).toBe('');
  });

  it('keeps what was chosen and written when it is refused', async () => {
    showForm([suggestion('not-now')]);
    const code = 'matching.suggestion-on-list';
    api.use(http.post(PATH, () => HttpResponse.json({ code, status: 409 }, { status: 409 })));

    await userEvent.click(await screen.findByRole('button', { name: 'Pick Brown' }));
    await userEvent.type(noteField(), 'Look');
    await send();

    expect(await screen.findByText('This college is on the list already.')).toBeTruthy();
    expect(noteField().value).toBe('Look');
    expect(screen.getByRole('button', { name: BROWN.name })).toBeTruthy();
    expect(screen.getByText('Not now')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
  });
});

describe('what is suggested to a student', () => {
  useApi();

  const card = aCard();
  const toStudent: SuggestionToStudent = {
    id: '01990000-0000-7000-8000-0000000000c1',
    from: 'Ana Lin',
    note: 'You liked Columbus.',
    suggestedAt: '2026-11-26T12:00:00Z',
    college: card,
    match: aMatch(),
  };

  it('is told with who and why; no thanks takes it away and says what the adult reads', async () => {
    studentCalls();
    savedListCalls();
    let isOpen = true;
    api.use(
      http.get('*/api/suggestions', () => HttpResponse.json(isOpen ? [toStudent] : [])),
      http.post('*/api/suggestions/:id/decline', () => {
        isOpen = false;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    renderScreen(<SuggestedToYou />);

    expect(await screen.findByText('Ana Lin suggests it:')).toBeTruthy();
    expect(screen.getByText('You liked Columbus.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));

    await expect.poll(shownToastText).toContain('“Not now”');
    expect(screen.queryByText('You liked Columbus.')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Suggested to you');
  });

  it('is not drawn where there is nothing', async () => {
    studentCalls();
    savedListCalls();
    let wasAsked = false;
    api.use(
      http.get('*/api/suggestions', () => {
        wasAsked = true;
        return HttpResponse.json([]);
      }),
    );
    renderScreen(<SuggestedToYou />);

    await expect.poll(() => wasAsked).toBe(true);
    expect(screen.queryByRole('heading', { name: 'Suggested to you' })).toBeNull();
  });
});
