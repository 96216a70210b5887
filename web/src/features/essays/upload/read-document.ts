import { me } from '@/api/calls/identity.gen';
import { ApiError } from '@/lib/api/api-error';
import { type Uploading } from '@/lib/upload/send-file';
import { currentTokens } from '@/lib/session/session';

export type DocumentText = { extractedText: string; wordCount: number };

const ADDRESS = '/api/uploads';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const isDocumentText = (value: unknown): value is DocumentText =>
  typeof value === 'object' && value !== null && 'extractedText' in value && 'wordCount' in value;

/** Not with fetch, which says nothing of how far it is. */
const send = (file: File, { signal, onProgress }: Uploading) =>
  new Promise<DocumentText>((resolve, reject) => {
    const body = new FormData();
    body.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', ADDRESS);
    request.setRequestHeader('authorization', `Bearer ${currentTokens()?.accessToken ?? ''}`);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      const reply = parsed(responseText);
      if (status >= 200 && status < 300 && isDocumentText(reply)) resolve(reply);
      else reject(new ApiError(status, statusText, reply));
    };
    request.onerror = () => reject(new Error('The connection was lost.'));
    request.onabort = () => reject(new Error('The upload was canceled.'));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) request.onabort(new ProgressEvent('abort'));
    else request.send(body);
  });

/** The text of a document. Any other call renews a token that has expired. */
export const readDocument = async (file: File, uploading: Uploading): Promise<DocumentText> => {
  try {
    return await send(file, uploading);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    await me({ throwOnError: true });
    return send(file, uploading);
  }
};
