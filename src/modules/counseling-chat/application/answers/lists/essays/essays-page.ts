import { type EssayRow } from '../../../tools/tool-results.js';

export const ESSAYS = { type: 'open', href: '/essays', label: 'Open Essays' } as const;

const LONGEST_NAME = 50;

/** What the student called it; a long title, or one with numbers that are no figures of ours, is left out. */
export const essayName = ({ title, essayType }: Pick<EssayRow, 'title' | 'essayType'>): string =>
  title.length > LONGEST_NAME || /\d/.test(title)
    ? `your ${essayType === 'Other' ? 'essay' : essayType.toLowerCase()}`
    : `“${title}”`;
