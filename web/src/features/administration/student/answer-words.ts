export const MISSING = 'Not provided';

/** A student may answer that a question does not apply. */
export const answerWords = (answer: string | number | null) => (answer === null ? MISSING : String(answer));

export const yesOrNoWords = (answer: boolean | null) => {
  if (answer === null) return MISSING;
  return answer ? 'Yes' : 'No';
};

export const listWords = (answers: readonly string[] | null) =>
  answers === null || answers.length === 0 ? MISSING : answers.join(', ');

/** "12/340"; the size is only said with a rank. */
export const rankWords = (rank: number | 'N/A' | null, size: number | null) => {
  if (rank === null) return MISSING;
  return rank === 'N/A' || size === null ? String(rank) : `${rank}/${size}`;
};

export const NOT_TAKEN = 'Not taken';

export const scoreWords = (score: number | null, most: number) =>
  score === null ? NOT_TAKEN : `${score}/${most}`;

const DAY = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;

/** Of an ISO date. */
export const dayWords = (day: string | null) =>
  day === null ? MISSING : new Date(day).toLocaleDateString('en-US', DAY);

const MONTH = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

const monthWords = (day: string) => new Date(day).toLocaleDateString('en-US', MONTH);

/** A role without an end is still held. */
export const timeWords = (start: string | null, end: string | null) =>
  start === null && end === null
    ? 'Dates not provided'
    : `${start === null ? 'Start not provided' : monthWords(start)} – ${end === null ? 'Present' : monthWords(end)}`;
