import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { type SharedEssay } from '@/api';
import { chooseLanguage } from '@/lib/preferences/choose-language';
import { api, useApi } from '@/testing/api';
import { ESSAY_ID } from '@/testing/essay-in-full';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { SharedEssayScreen } from './shared-essay-screen';
import { SharedEssaysScreen } from './shared-essays-screen';
import { english } from './words';
import { spanish } from './words.es';

const MAYA = '01990000-0000-7000-8000-0000000000f1';
const HOSTILE = '<img src=x onerror=alert(1)> The clock on our stove is fast.';
const ESSAY: SharedEssay = {
  id: ESSAY_ID,
  title: 'The stove clock',
  essayType: 'Supplemental',
  audience: null,
  collegeName: 'Ohio State University',
  status: 'Complete',
  wordCount: 14,
  wordLimit: 250,
  updatedAt: '2026-11-16T09:30:00.000Z',
  awaitsComment: true,
  prompt: 'Why us?',
  content: HOSTILE,
  canComment: true,
  comments: [
    {
      id: '01990000-0000-7000-8000-0000000000c1',
      comment: 'I can hear your father.',
      isPrivate: false,
      commentType: 'feedback',
      author: 'Counselor',
      canEdit: false,
      canDelete: false,
      createdAt: '2026-11-16T09:30:00.000Z',
      updatedAt: '2026-11-16T09:30:00.000Z',
    },
  ],
};

const URL = `*/api/linked-students/${MAYA}/essays/${ESSAY_ID}`;

const open = (essay: Partial<SharedEssay> = {}) => {
  api.use(http.get(URL, () => HttpResponse.json({ ...ESSAY, ...essay })));
  return renderScreen(<SharedEssayScreen studentId={MAYA} essayId={ESSAY_ID} firstName="Maya" />);
};
const list = (...essays: object[]) => {
  api.use(http.get(`*/api/linked-students/${MAYA}/essays`, () => HttpResponse.json(essays)));
  renderScreen(<SharedEssaysScreen studentId={MAYA} firstName="Maya" />);
};

afterEach(() => chooseLanguage('en'));

describe('an essay shared with an adult', () => {
  useApi();

  it('shows its text as text, with what it answers and public comments', async () => {
    const { container } = open();

    expect(await screen.findByText(HOSTILE)).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('Why us?')).toBeTruthy();
    expect(screen.getByText(/^Supplemental essay · Ohio State University · 14 words of 250/)).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Feedback from Counselor' })).toBeTruthy();
  });

  it('is only read by a parent', async () => {
    open({ canComment: false });

    expect(await screen.findByText('I can hear your father.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /comment/i })).toBeNull();
  });

  it('is commented on by a counselor, privately unless chosen otherwise', async () => {
    const sent: unknown[] = [];
    open();
    api.use(
      http.post(`${URL}/comments`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...ESSAY.comments[0], id: 'c2' }, { status: 201 });
      }),
    );
    await userEvent.type(await screen.findByRole('textbox', { name: 'Add a comment' }), 'Who set it?');
    await userEvent.click(screen.getByRole('radio', { name: 'Question' }));

    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));

    await waitFor(() => expect(shownToastText()).toContain('Comment Added'));
    expect(sent).toEqual([{ comment: 'Who set it?', commentType: 'question', isPrivate: true }]);
  });

  it('closes, text and all, when a comment finds it closed', async () => {
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Add a comment' }), 'Who set it?');
    const gone = () => HttpResponse.json({ code: 'essays.essay-not-found' }, { status: 404 });
    api.use(http.post(`${URL}/comments`, gone), http.get(URL, gone));

    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));

    expect(await screen.findByRole('heading', { name: 'This essay isn’t shared with you' })).toBeTruthy();
    expect(screen.queryByText(HOSTILE)).toBeNull();
  });

  it('can be opened again after the connection failed', async () => {
    api.use(http.get(URL, () => HttpResponse.error()));
    renderScreen(<SharedEssayScreen studentId={MAYA} essayId={ESSAY_ID} firstName="Maya" />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.use(http.get(URL, () => HttpResponse.json(ESSAY)));

    await userEvent.click(retry);

    expect(await screen.findByText(HOSTILE)).toBeTruthy();
  });

  it('is read in Spanish, around the student’s own words', async () => {
    void chooseLanguage('es');
    open();

    expect(await screen.findByRole('heading', { name: 'Comentarios (1)' })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Observación. Autor: Consejería escolar' })).toBeTruthy();
    expect(screen.getByText(/Cambió el 16 de noviembre de 2026/)).toBeTruthy();
  });
});

describe('the essays shared with an adult', () => {
  useApi();

  it('are told without their texts, with those that wait for a comment', async () => {
    list(ESSAY, { ...ESSAY, id: 'other', title: 'Moth', awaitsComment: false });

    expect((await screen.findByRole('link', { name: 'The stove clock' })).getAttribute('href')).toBe(
      `/students/${MAYA}/essays/${ESSAY_ID}`,
    );
    expect(screen.getAllByText('Waiting for your comment')).toHaveLength(1);
    expect(screen.queryByText(HOSTILE)).toBeNull();
  });

  it('say how a student shares one while there are none', async () => {
    list();

    expect(await screen.findByRole('heading', { name: 'Maya hasn’t shared an essay with you' })).toBeTruthy();
    expect(screen.getByText(/opens an essay and turns on your name under “Sharing”/)).toBeTruthy();
  });
});

it('the words about shared essays never repeat an English sentence in Spanish', () => {
  const sentences = ({ comments, ...words }: typeof english) =>
    [...Object.values(words), ...Object.values(comments)].filter((value) => typeof value === 'string');
  const inSpanish = new Set(sentences(spanish));

  expect(sentences(english).filter((sentence) => inSpanish.has(sentence))).toEqual([]);
});
