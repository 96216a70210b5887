import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type EssayInFull } from '@/api';
import { api, useApi } from '@/testing/api';
import { anEssay, anEssayInFull, aReview, ESSAY_ID, ESSAY_TEXT } from '@/testing/essay-in-full';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { EssayScreen } from './essay-screen';
import { type EssayTab } from './essay-tab';

const Screen = ({ start }: { start: EssayTab }) => {
  const [tab, setTab] = useState(start);
  return <EssayScreen essayId={ESSAY_ID} tab={tab} onTab={setTab} />;
};

const open = (essay: Partial<EssayInFull> = {}, tab: EssayTab = 'content') => {
  api.use(
    http.get(`*/api/essays/${ESSAY_ID}`, () => HttpResponse.json(anEssayInFull(essay))),
    http.get(`*/api/essays/${ESSAY_ID}/sharing`, () => HttpResponse.json({ adults: [] })),
  );
  return renderScreen(<Screen start={tab} />);
};

const comments = (...list: object[]) =>
  api.use(http.get(`*/api/essays/${ESSAY_ID}/comments`, () => HttpResponse.json(list)));

describe('an essay', () => {
  useApi();

  it('shows the prompt, the text and the facts', async () => {
    open();

    expect(await screen.findByRole('heading', { name: 'The stove clock', level: 1 })).toBeTruthy();
    expect(screen.getByText('A time something went wrong or stood in your way')).toBeTruthy();
    expect(screen.getByText(/The clock on our stove/)).toBeTruthy();
    const facts = screen.getByRole('region', { name: 'Essay Details' });
    expect(facts.textContent).toContain(
      'StatusCompleteTypePersonal StatementWords41 of 650CreatedOct 28, 2026UpdatedNov 16, 2026Comments2Analysis84, B (version 3)',
    );
    expect(screen.getByRole('tab', { name: 'Comments (2)' })).toBeTruthy();
    expect(await screen.findByText(/You don’t share this with anyone/)).toBeTruthy();
  });

  it.each([404, 400])('says Essay Not Found for a %i', async (status) => {
    api.use(http.get('*/api/essays/:id', () => new HttpResponse(null, { status })));
    renderScreen(<Screen start="content" />);

    expect(await screen.findByRole('heading', { name: 'Essay Not Found' })).toBeTruthy();
  });

  it('can be opened again after the connection failed', async () => {
    api.use(http.get(`*/api/essays/${ESSAY_ID}`, () => HttpResponse.error(), { once: true }));
    open();
    api.use(http.get(`*/api/essays/${ESSAY_ID}`, () => HttpResponse.error(), { once: true }));

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('heading', { name: 'The stove clock' })).toBeTruthy();
  });

  it('is deleted only after the question', async () => {
    const deleted: string[] = [];
    open();
    api.use(
      http.delete('*/api/essays/:id', ({ params }) => {
        deleted.push(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Delete essay' }));
    expect(
      screen.getByText('Are you sure you want to delete this essay? This action cannot be undone.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete essay' }));

    await waitFor(() => expect(shownToastText()).toContain('Essay Deleted'));
    expect(deleted).toEqual([ESSAY_ID]);
  });

  it('says when it could not be deleted', async () => {
    open();
    api.use(http.delete('*/api/essays/:id', () => new HttpResponse(null, { status: 500 })));

    await userEvent.click(await screen.findByRole('button', { name: 'Delete essay' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete essay' }));

    await waitFor(() => expect(shownToastText()).toContain('Delete FailedFailed to delete essay'));
  });

  it('asks for an analysis, once at a time', async () => {
    open({ essay: anEssay({ status: 'Draft' }), latestReview: null });
    api.use(
      http.post('*/api/essays/:id/reviews', () => HttpResponse.json({ jobId: 'job-1' }, { status: 202 })),
      http.get('*/api/jobs/:id', () => HttpResponse.json({ status: 'running', error: null })),
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Analyze Essay' }));

    await waitFor(() => expect(shownToastText()).toContain('Analysis Started'));
    expect(screen.getByRole('button', { name: 'Analyze Essay' })).toHaveProperty('disabled', true);
  });

  it.each([
    [{ message: 'You have asked for many analyses.' }, 'You have asked for many analyses.'],
    [null, 'Failed to start essay analysis'],
  ])('says why an analysis did not start: %o', async (body, words) => {
    open();
    api.use(http.post('*/api/essays/:id/reviews', () => HttpResponse.json(body, { status: 500 })));

    await userEvent.click(await screen.findByRole('button', { name: 'Re-analyze' }));

    await waitFor(() => expect(shownToastText()).toContain(`Analysis Failed${words}`));
  });

  it('shows counselors’ comments to read', async () => {
    open({}, 'comments');
    comments({
      id: '01990000-0000-7000-8000-0000000000c1',
      comment: 'I can hear your father.',
      isPrivate: true,
      commentType: 'feedback',
      author: 'Counselor',
      canEdit: false,
      canDelete: false,
      createdAt: '2026-11-16T09:30:00.000Z',
      updatedAt: '2026-11-16T09:30:00.000Z',
    });

    const comment = await screen.findByRole('article', { name: 'Feedback from Counselor' });
    expect(comment.textContent).toContain('Private (Student only)');
    expect(comment.textContent).toContain('I can hear your father.');
    expect(within(comment).queryByRole('button')).toBeNull();
  });

  it('says what comments will be for', async () => {
    open({}, 'comments');
    comments();

    expect(
      await screen.findByText('Your counselor will provide feedback once they review your essay.'),
    ).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says on the analysis that the text changed, and shows the text that was read', async () => {
    open(
      {
        essay: anEssay({ content: 'New.', latestVersionNumber: 5 }),
        latestReview: aReview({ isCurrent: false }),
      },
      'analysis',
    );
    api.use(
      http.get(`*/api/essays/${ESSAY_ID}/versions/3`, () =>
        HttpResponse.json({ versionNumber: 3, content: ESSAY_TEXT }),
      ),
    );

    expect(await screen.findByText('The text changed since.')).toBeTruthy();
    expect(await screen.findByText(/The clock on our stove/)).toBeTruthy();
  });
});
