import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '@/lib/session/session';
import { MAYA, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { uploadCalls } from '@/testing/uploads';
import UploadFile from './upload-file';

const aDocument = (name: string, size = 2048): File =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size });

const open = ({ hasText = false } = {}) => {
  const { sendings } = uploadCalls();
  const onUse = vi.fn();
  renderScreen(<UploadFile hasText={hasText} onUse={onUse} />);
  return { sendings, onUse };
};
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText(/choose one/), file, { applyAccept: false });
const read = async ({ sendings }: ReturnType<typeof open>, extractedText: string) => {
  await choose(aDocument('Clock.docx'));
  await waitFor(() => expect(sendings).toHaveLength(1));
  sendings[0]?.finish(200, { extractedText, wordCount: 120 });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('uploading an essay', () => {
  useApi();
  beforeEach(() => startSession({ accessToken: 'access', refreshToken: 'r' }, MAYA));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('shows how far it is, then the first 500 characters, then gives the whole text', async () => {
    const opened = open();
    await choose(aDocument('Clock.docx'));
    await waitFor(() => expect(opened.sendings).toHaveLength(1));
    const [sending] = opened.sendings;
    expect([sending?.address, sending?.headers['authorization']]).toEqual(['/api/uploads', 'Bearer access']);
    sending?.progress(0.5);
    expect((await screen.findByRole('progressbar')).getAttribute('aria-label')).toBe('Uploading Clock.docx');

    const text = `${'a'.repeat(500)}the rest`;
    sending?.finish(200, { extractedText: text, wordCount: 120 });
    await screen.findByText(`${'a'.repeat(500)}…`);
    expect(screen.getByText('Clock.docx, 120 words (the first 500 characters)')).toBeTruthy();
    await press('Use this text');

    expect(opened.onUse).toHaveBeenCalledWith(text);
  });

  it('asks before it takes the place of what was written', async () => {
    const opened = open({ hasText: true });
    await read(opened, 'From the file');
    await press('Use this text');
    await press('Keep my text');
    expect(opened.onUse).not.toHaveBeenCalled();

    await press('Use this text');
    await press('Replace it');
    expect(opened.onUse).toHaveBeenCalledWith('From the file');
  });

  it.each([
    [aDocument('Clock.pdf'), 'Upload FailedPlease choose a .txt, .doc or .docx file.'],
    [aDocument('Clock.docx', 10 * 1024 * 1024 + 1), 'File Too LargePlease select a file smaller than 10MB.'],
    [aDocument('Clock.txt', 0), 'Upload FailedThis file is empty.'],
  ])('refuses %o before sending it', async (file, words) => {
    const { sendings } = open();
    await choose(file);

    expect(shownToastText()).toContain(words);
    expect(sendings).toEqual([]);
  });

  it.each([
    [400, { message: 'We found no text in this file.' }, 'Upload FailedWe found no text in this file.'],
    [503, { message: 'Please try again in a minute.' }, 'Upload FailedPlease try again in a minute.'],
    [400, {}, 'Upload FailedFailed to upload file. Please try again.'],
  ])('says why it could not be read: %i %j', async (status, reply, words) => {
    const { sendings } = open();
    await choose(aDocument('Clock.doc'));
    await waitFor(() => expect(sendings).toHaveLength(1));
    sendings[0]?.finish(status, reply);

    await waitFor(() => expect(shownToastText()).toContain(words));
    expect(screen.getByText(words.replace('Upload Failed', ''), { selector: 'p' })).toBeTruthy();
  });

  it('offers another try where one can help, and another file where the file itself was refused', async () => {
    const { sendings } = open();
    await choose(aDocument('Clock.doc'));
    await waitFor(() => expect(sendings).toHaveLength(1));
    sendings[0]?.finish(503, { message: 'Please try again in a minute.' });
    await press('Retry');
    await waitFor(() => expect(sendings).toHaveLength(2));
    sendings[1]?.finish(400, { message: 'Please choose a .txt, .doc or .docx file.' });

    await press('Choose another file');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByLabelText(/choose one/)).toBeTruthy();
    expect(shownToastText()).not.toContain('Upload Failed');
  });

  it('needs a connection, and says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { sendings } = open();
    expect(screen.getByText(/^Reading a file needs a connection/)).toBeTruthy();
    await choose(aDocument('Clock.docx'));

    expect(
      screen.getAllByText(/You’re offline\. We’ll upload it when you’re back online/).length,
    ).toBeGreaterThan(0);
    expect(sendings).toEqual([]);
  });
});
