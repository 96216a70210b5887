import { describe, expect, it } from 'vitest';
import { aboutTheStudent } from './about-the-student.js';

describe('reasons for a college, as someone else reads them', () => {
  it.each([
    [
      'Your grades lift this estimate by about 5 points.',
      'The student’s grades lift this estimate by about 5 points.',
    ],
    ['Where you live lifts this estimate.', 'Where the student lives lifts this estimate.'],
    ['In the Midwest, as you asked; 83% graduate.', 'In the Midwest, as the student asked; 83% graduate.'],
    ['In your part of the country.', 'In the student’s part of the country.'],
    [
      'Applying without your score hardly changes this estimate.',
      'Applying without the student’s score hardly changes this estimate.',
    ],
    [
      'Target: your chance is about 52%. It is an estimate.',
      'Target: the student’s chance is about 52%. It is an estimate.',
    ],
    [
      'Not enough to estimate yet. Add your GPA.',
      'Not enough to estimate yet. The student’s GPA is missing.',
    ],
    [
      'We don’t know your grades, your home state and whether you prefer public yet.',
      'We don’t know the student’s grades, their home state and whether they prefer public yet.',
    ],
    [
      'Not counted as a safety: your range reaches down to 40%. We don’t know your activities yet.',
      'Not counted as a safety: the student’s range reaches down to 40%. We don’t know the student’s activities yet.',
    ],
    [
      'Students admitted here usually have higher grades.',
      'Students admitted here usually have higher grades.',
    ],
  ])('speak about the student: %s', (reasons, shown) => {
    expect(aboutTheStudent(reasons)).toBe(shown);
  });
});
