import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FileMetadata } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import { addressOf, pdfNamed, uploadCalls } from '@/testing/uploads';
import FileUpload from './file-upload';

const MB = 1024 * 1024;

const Form = ({ stored }: { stored: string }) => {
  const [value, setValue] = useState(stored);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <FileUpload id="file" value={value} onChange={setValue} onBusy={setBusy} />
      <output>{busy ? 'uploading' : value || 'no file'}</output>
    </>
  );
};

const open = (stored = '', known: Record<string, FileMetadata> = {}) => {
  const calls = uploadCalls(known);
  renderScreen(<Form stored={stored} />);
  return calls;
};
const input = (label: RegExp = /choose one/) => screen.getByLabelText<HTMLInputElement>(label);
const choose = (file: File, label?: RegExp) => userEvent.upload(input(label), file, { applyAccept: false });
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const valueNow = () =>
  screen.getByText(/^(uploading|no file|\/objects\/.*)$/, { selector: 'output' }).textContent;
const said = () => screen.getAllByRole('status')[0]?.textContent;
const sending = async (calls: ReturnType<typeof uploadCalls>, count = 1) => {
  await waitFor(() => expect(calls.sendings).toHaveLength(count));
  const latest = calls.sendings[count - 1];
  if (!latest) throw new Error('Nothing is being sent.');
  await waitFor(() => expect(latest.file).not.toBeNull());
  return latest;
};
const goOffline = (offline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  act(() => void dispatchEvent(new Event(offline ? 'offline' : 'online')));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('uploading a file', () => {
  useApi();

  it('sends it, shows how far it is, and becomes the value', async () => {
    const calls = open();

    await choose(pdfNamed('My zine.pdf', 12 * MB));
    const sent = await sending(calls);
    expect(said()).toBe('Uploading My zine.pdf');
    act(() => sent.progress(0.61));

    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('61');
    expect(screen.getByText('7.3 of 12.0 MB')).toBeTruthy();
    expect(screen.getByText('61%')).toBeTruthy();
    expect(said()).toBe('Half of My zine.pdf is uploaded');
    expect(valueNow()).toBe('uploading');

    act(() => sent.finish());
    await waitFor(() => expect(valueNow()).toBe(addressOf(1)));
    expect(shownToastText()).toContain('File UploadedMy zine.pdf');
    expect(await screen.findByText('PDF, 12.0 MB')).toBeTruthy();
    expect(calls.announced).toEqual([{ name: 'My zine.pdf', size: 12 * MB, contentType: 'application/pdf' }]);
    expect(sent.headers).toEqual({ 'content-type': 'application/pdf' });
    expect(calls.normalized).toEqual([`${location.origin}${addressOf(1)}.upload`]);
  });

  it('takes a file that is dropped, but not two', async () => {
    const calls = open();
    const zone = input();

    fireEvent.drop(zone, { dataTransfer: { files: [pdfNamed('a.pdf'), pdfNamed('b.pdf')] } });
    expect(await screen.findAllByText('Please drop one file at a time.')).not.toEqual([]);
    fireEvent.drop(zone, { dataTransfer: { files: [pdfNamed('a.pdf')] } });

    expect((await sending(calls)).file?.name).toBe('a.pdf');
  });

  it.each([
    [pdfNamed('film.pdf', 50 * MB + 1), 'File Too LargePlease select a file smaller than 50MB.'],
    [new File(['x'], 'page.html'), 'Upload FailedWe can’t take files of this type.'],
  ])('refuses %o before anything is sent', async (file, toast) => {
    const calls = open();

    await choose(file);

    await waitFor(() => expect(shownToastText()).toContain(toast));
    expect(valueNow()).toBe('no file');
    expect(calls.announced).toEqual([]);
  });

  it('can be canceled, and another file chosen', async () => {
    const calls = open();
    await choose(pdfNamed('wrong.pdf'));
    const sent = await sending(calls);

    await press(/^Cancel/);

    expect(sent.aborted).toBe(true);
    expect(valueNow()).toBe('no file');
    expect(document.activeElement).toBe(input());
    expect(calls.normalized).toEqual([]);
  });

  it('can be tried again when the connection breaks', async () => {
    const calls = open();
    await choose(pdfNamed('zine.pdf'));
    const broken = await sending(calls);
    act(() => broken.loseConnection());

    expect(await screen.findAllByText('Failed to upload file. Please try again.')).toHaveLength(2);
    expect(shownToastText()).toContain('Upload Failed');
    await press(/^Retry/);
    const again = await sending(calls, 2);
    act(() => again.finish());

    await waitFor(() => expect(valueNow()).toBe(addressOf(2)));
  });

  it('says why the server refuses it', async () => {
    const calls = open();
    const message = 'What’s inside this file doesn’t match its name.';
    api.use(http.post('*/api/objects/normalize', () => HttpResponse.json({ message }, { status: 400 })));
    await choose(pdfNamed('zine.pdf'));
    const sent = await sending(calls);
    act(() => sent.finish());

    await waitFor(() => expect(shownToastText()).toContain(`Upload Failed${message}`));
    expect(valueNow()).toBe('uploading');
  });

  it('waits while the browser is offline, and then begins again', async () => {
    const calls = open();
    await choose(pdfNamed('zine.pdf'));
    const broken = await sending(calls);

    goOffline(true);
    expect(broken.aborted).toBe(true);
    expect(said()).toMatch(/^You’re offline\. We’ll upload it when you’re back online/);
    goOffline(false);
    const again = await sending(calls, 2);
    act(() => again.finish());

    await waitFor(() => expect(valueNow()).toBe(addressOf(2)));
  });
});

describe('the uploaded file', () => {
  useApi();
  const known = {
    [addressOf(90).split('/').at(-1) ?? '']: {
      name: 'mural.png',
      size: 340 * 1024,
      contentType: 'image/png',
      url: '/mural?signature=s',
    },
  };

  it('is shown with a preview and a link', async () => {
    open(addressOf(90), known);

    const link = await screen.findByRole('link', { name: /^mural\.png/ });
    expect(link.getAttribute('href')).toBe('/mural?signature=s');
    expect(screen.getByText('Picture, 340 KB')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Preview of mural.png' }).getAttribute('src')).toBe(
      '/mural?signature=s',
    );
  });

  it('gets a fresh link when the one of its preview has expired', async () => {
    open(addressOf(90), known);
    const picture = await screen.findByRole('img');
    const fresh = { name: 'mural.png', size: 1, contentType: 'image/png', url: '/mural?signature=fresh' };
    api.use(http.get('*/api/uploads/:id', () => HttpResponse.json(fresh)));

    fireEvent.error(picture);

    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toBe('/mural?signature=fresh'));
    fireEvent.error(screen.getByRole('img'));
    expect(await screen.findByText(/can’t preview this file/)).toBeTruthy();
  });

  it('stays until the one that replaces it has arrived', async () => {
    const calls = open(addressOf(90), known);
    await screen.findByRole('link', { name: /^mural\.png/ });

    await choose(pdfNamed('mural.pdf'), /^Replace/);
    await sending(calls);
    await press(/^Cancel/);
    expect(valueNow()).toBe(addressOf(90));
    await choose(pdfNamed('mural.pdf'), /^Replace/);
    const sent = await sending(calls, 2);
    act(() => sent.finish());

    await waitFor(() => expect(shownToastText()).toContain('File Replacedmural.pdf'));
  });

  it('can be removed', async () => {
    open(addressOf(90), known);

    await press(/^Remove/);

    expect(valueNow()).toBe('no file');
    await waitFor(() => expect(shownToastText()).toContain('File Removed'));
    expect(document.activeElement).toBe(input());
  });

  it('says when its details can’t be read', async () => {
    open(addressOf(91));

    await waitFor(() => expect(shownToastText()).toContain('ErrorCould not fetch file details.'));
    expect(screen.getByRole('button', { name: /^Remove/ })).toBeTruthy();
  });
});
