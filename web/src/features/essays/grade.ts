const GRADES = [
  { from: 90, letter: 'A', words: 'Excellent - College-ready essay' },
  { from: 80, letter: 'B', words: 'Good - Strong foundation with room for polish' },
  { from: 70, letter: 'C', words: 'Fair - Needs improvement in key areas' },
  { from: 60, letter: 'D', words: 'Below Average - Requires significant revision' },
] as const;

const LOWEST = { letter: 'F', words: 'Needs Major Work - Focus on fundamental improvements' } as const;

/** The letter and sentence for a score from 0 to 100. */
export const gradeOf = (score: number) => GRADES.find(({ from }) => score >= from) ?? LOWEST;
