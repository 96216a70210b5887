import { type EssayVersionLine } from '@/api';

/** "Nov 16, 2026, 4:20 PM". */
export const momentInWords = (instant: string) =>
  new Date(instant).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** What stands below the version's name. */
export const factsOf = ({ createdAt, wordCount, origin, restoredFrom, overallScore }: EssayVersionLine) =>
  [
    momentInWords(createdAt),
    wordCount === 1 ? '1 word' : `${wordCount} words`,
    origin === 'uploaded' ? 'from a file' : null,
    origin === 'restored' && restoredFrom !== null ? `restored from version ${restoredFrom}` : null,
    overallScore === null ? null : `score ${overallScore}`,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');

export const versionTitle = ({ versionNumber, name }: Pick<EssayVersionLine, 'versionNumber' | 'name'>) =>
  name === null ? `Version ${versionNumber}` : `${name} (version ${versionNumber})`;
