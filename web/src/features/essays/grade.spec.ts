import { describe, expect, it } from 'vitest';
import { gradeOf } from './grade';

describe('the grade of an essay', () => {
  it.each([
    [100, 'A', 'Excellent - College-ready essay'],
    [90, 'A', 'Excellent - College-ready essay'],
    [89, 'B', 'Good - Strong foundation with room for polish'],
    [80, 'B', 'Good - Strong foundation with room for polish'],
    [79, 'C', 'Fair - Needs improvement in key areas'],
    [70, 'C', 'Fair - Needs improvement in key areas'],
    [69, 'D', 'Below Average - Requires significant revision'],
    [60, 'D', 'Below Average - Requires significant revision'],
    [59, 'F', 'Needs Major Work - Focus on fundamental improvements'],
    [0, 'F', 'Needs Major Work - Focus on fundamental improvements'],
  ])('is for %i points %s, %s', (score, letter, words) => {
    expect(gradeOf(score)).toMatchObject({ letter, words });
  });
});
