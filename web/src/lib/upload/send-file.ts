import { ApiError } from '../api/api-error';

export type Uploading = { signal: AbortSignal; onProgress: (sent: number) => void };

type Sending = Uploading & { contentType: string };

const problemIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Sends a file by PUT. Not with fetch, which says nothing of how far it is. */
export const sendFile = (file: File, address: string, { contentType, signal, onProgress }: Sending) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('content-type', contentType);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve();
      else reject(new ApiError(status, statusText, problemIn(responseText)));
    };
    request.onerror = () => reject(new Error('The connection was lost.'));
    request.onabort = () => reject(new Error('The upload was canceled.'));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) request.onabort(new ProgressEvent('abort'));
    else request.send(file);
  });
