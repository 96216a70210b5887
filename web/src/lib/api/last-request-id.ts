let last: string | undefined;

export const rememberRequestId = (response: Response) => {
  last = response.headers.get('x-request-id') ?? last;
};

/** The id of the latest reply in the server's log, for reporting a crash. */
export const lastRequestId = () => last;
