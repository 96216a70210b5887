export const matchWords = (matchPercentage: number | null) =>
  matchPercentage === null ? 'Not enough yet' : `${matchPercentage}%`;

/** The Department of Education does not publish an average GPA. */
export const gpaWords = (averageGpa: number | null) =>
  averageGpa === null ? 'Not published' : averageGpa.toFixed(2);
