import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type EssayComment } from '@/api';
import { api, useApi } from '@/testing/api';
import { ESSAY_ID } from '@/testing/essay-in-full';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { OpenedComments } from './opened-comments';

const COMMENT: EssayComment = {
  id: '01990000-0000-7000-8000-0000000000c1',
  comment: 'I can hear your father.',
  isPrivate: true,
  commentType: 'feedback',
  author: 'Counselor',
  canEdit: true,
  canDelete: true,
  createdAt: '2026-11-16T09:30:00.000Z',
  updatedAt: '2026-11-16T09:30:00.000Z',
};

/** The comments of the mock server, which can be changed; `sent` are the bodies of the changes. */
const open = (comments: EssayComment[] = [COMMENT]) => {
  const sent: unknown[] = [];
  let list = comments;
  api.use(
    http.get(`*/api/essays/${ESSAY_ID}/comments`, () => HttpResponse.json(list)),
    http.post(`*/api/essays/${ESSAY_ID}/comments`, async ({ request }) => {
      sent.push(await request.json());
      list = [...list, { ...COMMENT, id: 'c2', comment: 'Added.' }];
      return HttpResponse.json(list.at(-1), { status: 201 });
    }),
    http.put(`*/api/essays/${ESSAY_ID}/comments/:id`, async ({ request }) => {
      sent.push(await request.json());
      list = [{ ...COMMENT, comment: 'Changed.' }];
      return HttpResponse.json(list[0]);
    }),
    http.delete(`*/api/essays/${ESSAY_ID}/comments/:id`, () => {
      list = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderScreen(<OpenedComments essayId={ESSAY_ID} />);
  return { sent };
};

const failing = (method: 'post' | 'put' | 'delete') =>
  api.use(http[method](/\/comments/, () => new HttpResponse(null, { status: 500 })));

describe('comments an admin writes', () => {
  useApi();

  it('are private unless chosen otherwise, and counted', async () => {
    const { sent } = open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Add a comment' }), 'Stay here longer.');
    expect(screen.getByText('17/1000')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));

    await waitFor(() => expect(shownToastText()).toContain('Comment Added'));
    expect(sent).toEqual([{ comment: 'Stay here longer.', commentType: 'feedback', isPrivate: true }]);
    expect(await screen.findByText('Added.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Add a comment' })).toHaveProperty('value', '');
  });

  it('can be a public question', async () => {
    const { sent } = open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Add a comment' }), 'Why?');
    await userEvent.click(screen.getByRole('radio', { name: 'Question' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Public (Visible to all)' }));

    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));

    await waitFor(() =>
      expect(sent).toEqual([{ comment: 'Why?', commentType: 'question', isPrivate: false }]),
    );
  });

  it('need words', async () => {
    const { sent } = open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Add a comment' }), '   ');

    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));

    expect(await screen.findByText('Please write a comment first.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('keep what was typed when adding fails', async () => {
    open();
    failing('post');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Add a comment' }), 'Stay.');

    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));

    await waitFor(() => expect(shownToastText()).toContain('ErrorFailed to add comment'));
    expect(screen.getByRole('textbox', { name: 'Add a comment' })).toHaveProperty('value', 'Stay.');
  });

  it('can be changed', async () => {
    const { sent } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit comment' }));
    const field = screen.getByRole('textbox', { name: 'Comment' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Changed.');

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(shownToastText()).toContain('Comment Updated'));
    expect(sent).toEqual([{ comment: 'Changed.' }]);
    expect(await screen.findByText('Changed.')).toBeTruthy();
  });

  it('stay as they were when a change fails or is canceled', async () => {
    open();
    failing('put');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit comment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shownToastText()).toContain('ErrorFailed to update comment'));

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(screen.getByText('I can hear your father.')).toBeTruthy();
  });

  it('are deleted only after the question', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete comment' }));
    expect(screen.getByText('Are you sure you want to delete this comment?')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Delete comment' }));

    await waitFor(() => expect(shownToastText()).toContain('Comment Deleted'));
    expect(await screen.findByText('No comments yet.')).toBeTruthy();
  });

  it('of a linked counselor can be deleted and not put into other words', async () => {
    open([{ ...COMMENT, canEdit: false }]);

    expect(await screen.findByRole('button', { name: 'Delete comment' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit comment' })).toBeNull();
  });

  it('say when they could not be deleted', async () => {
    open();
    failing('delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete comment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete comment' }));

    await waitFor(() => expect(shownToastText()).toContain('ErrorFailed to delete comment'));
  });
});
