export interface Request {
  path: string;
  authorization?: string;
  /** If-None-Match */
  etag?: string;
  /** JSON; makes it a POST. */
  body?: string;
}

export interface Load {
  url: string;
  /** Sent in turn, over and over. */
  requests: readonly Request[];
  seconds: number;
}
