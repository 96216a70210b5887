import { type Language } from '#shared-kernel/domain/language.js';

/** What the page of a copy says around a person's own data. */
export interface PageWords {
  readonly language: Language;
  readonly locale: string;
  readonly title: string;
  readonly about: (when: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly leftOut: string;
  readonly password: string;
  /** Of a part, a table or a reason, as the contexts declare them in English. */
  readonly heading: (english: string) => string;
  readonly name: (english: string) => string;
}

export const english: PageWords = {
  language: 'en',
  locale: 'en-US',
  title: 'My Flyleaf data',
  about: (when) =>
    `Everything Flyleaf kept about you on ${when}. Empty answers are left out here; data.json has them
too, for programs. Your files are in the folder “files”.`,
  yes: 'Yes',
  no: 'No',
  leftOut: 'What is not in this copy',
  password: 'Your password: we only keep a scrambled form of it, which nobody can read.',
  heading: (text) => text,
  name: (text) => text,
};
