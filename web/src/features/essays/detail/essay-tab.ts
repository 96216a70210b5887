/** In the address; the text itself needs no name there. */
export const ESSAY_TABS = ['content', 'analysis', 'comments'] as const;

export type EssayTab = (typeof ESSAY_TABS)[number];

export const essayTabIn = (address: URLSearchParams): EssayTab =>
  ESSAY_TABS.find((tab) => tab === address.get('tab')) ?? 'content';
