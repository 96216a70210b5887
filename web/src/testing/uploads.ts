import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { type FileMetadata } from '@/api';
import { api } from './api';

type Listener = ((event: { loaded: number }) => void) | null;

/** Takes the place of XMLHttpRequest, with which files are sent. The spec says how far it is. */
class FakeSending {
  readonly upload: { onprogress: Listener } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 0;
  statusText = '';
  responseText = '';
  readonly headers: Record<string, string> = {};
  address = '';
  file: File | null = null;
  aborted = false;

  open(_method: string, address: string) {
    this.address = address;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(file: File) {
    this.file = file;
  }

  abort() {
    this.aborted = true;
    this.onabort?.();
  }

  progress(fraction: number) {
    this.upload.onprogress?.({ loaded: fraction * (this.file?.size ?? 0) });
  }

  finish(status = 200, body: object = {}) {
    this.progress(1);
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }

  loseConnection() {
    this.onerror?.();
  }
}

export const OWNER = '01990000-0000-7000-8000-000000000001';
const fileId = (count: number) => `01990000-0000-7000-8000-0000000001${String(count).padStart(2, '0')}`;
export const addressOf = (count: number) => `/objects/${OWNER}/${fileId(count)}`;

export const pdfNamed = (name: string, size = 1024): File => {
  const file = new File(['%PDF'], name, { type: 'application/pdf' });
  return Object.defineProperty(file, 'size', { value: size });
};

/** A mock server for uploads. `sendings` are the files being sent; the first has the address `addressOf(1)`. */
export const uploadCalls = (known: Record<string, FileMetadata> = {}) => {
  const sendings: FakeSending[] = [];
  const announced: { name: string; size: number; contentType: string }[] = [];
  const normalized: string[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeSending {
      constructor() {
        super();
        sendings.push(this);
      }
    },
  );
  const files = new Map(Object.entries(known));

  api.use(
    http.post('*/api/objects/upload', async ({ request }) => {
      announced.push((await request.json()) as (typeof announced)[number]);
      return HttpResponse.json({
        uploadURL: `${location.origin}${addressOf(announced.length)}.upload?signature=s`,
      });
    }),
    http.post('*/api/objects/normalize', async ({ request }) => {
      const { fileURL } = (await request.json()) as { fileURL: string };
      normalized.push(fileURL);
      const normalizedPath = new URL(fileURL).pathname.replace('.upload', '');
      const file = announced.at(-1) ?? { name: '', size: 0, contentType: '' };
      files.set(normalizedPath.split('/').at(-1) ?? '', { ...file, url: `${normalizedPath}?signature=s` });
      return HttpResponse.json({ normalizedPath, ...file });
    }),
    http.get('*/api/uploads/:id', ({ params }) => {
      const file = files.get(String(params['id']));
      return file ? HttpResponse.json(file) : HttpResponse.json({ message: 'Gone' }, { status: 404 });
    }),
  );
  return { sendings, announced, normalized };
};
