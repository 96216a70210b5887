interface SatScores {
  satMath: number | null;
  satReadingWriting: number | null;
  satTotal: number | null;
}

/** The total is the sum of the sections when both are known, even if another total was entered. */
export function withSatTotal<Scores extends SatScores>(scores: Scores): Scores {
  const { satMath, satReadingWriting } = scores;
  if (satMath === null || satReadingWriting === null) return scores;
  return { ...scores, satTotal: satMath + satReadingWriting };
}
