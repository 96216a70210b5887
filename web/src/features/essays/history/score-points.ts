import { type EssayHistoryLine } from '@/api';

export type ScorePoint = { versionNumber: number; score: number };

/** The reviewed versions, the oldest first. */
export const scorePoints = (history: readonly EssayHistoryLine[]): ScorePoint[] =>
  history
    .flatMap(({ folded, ...line }) => [line, ...folded])
    .flatMap(({ versionNumber, overallScore }) =>
      overallScore === null ? [] : [{ versionNumber, score: overallScore }],
    )
    .toSorted((a, b) => a.versionNumber - b.versionNumber);
