const GRADES = [
  { from: 90, letter: 'A' },
  { from: 80, letter: 'B' },
  { from: 70, letter: 'C' },
  { from: 60, letter: 'D' },
];

/** Of a score out of 100. */
export const gradeOf = (score: number) => GRADES.find(({ from }) => score >= from)?.letter ?? 'F';
