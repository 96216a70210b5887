import { defineBudgets } from '../../application/budget.js';

const MB = 1024 * 1024;

export const MAX_FILE_BYTES = 50 * MB;
/** Of one person. */
export const MAX_FILES = 200;
export const MAX_BYTES_OF_ALL_FILES = 500 * MB;

export const UPLOAD_LINK_SECONDS = 10 * 60;
export const DOWNLOAD_LINK_SECONDS = 10 * 60;

/** Of one account, and openings of one network: a school, or a player that asks for many parts of a video. */
export const FILE_BUDGETS = {
  // A day of uploads is bounded because what is never checked stays for a day.
  ...defineBudgets({ 'file-uploads': '200/1d' }),
  ...defineBudgets(
    { 'file-checks': '60/1m', 'file-facts': '300/1m', 'file-openings': '6000/1m' },
    { countedBy: 'replica' },
  ),
};
