let last: string | undefined;

/** Remembers under which id the server's log knows its latest answer. */
export const noteRequest = (response: Response) => {
  last = response.headers.get('x-request-id') ?? last;
};

/** For the page that tells of a crash: where to begin looking. */
export const lastRequestId = () => last;
