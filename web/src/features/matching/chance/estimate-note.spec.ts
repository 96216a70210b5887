import { type AcademicProfile } from '@/api';
import { describe, expect, it } from 'vitest';
import { estimateNote } from './estimate-note';

const academics = (known: Partial<AcademicProfile>) => known as AcademicProfile;

describe('the note on what ranges use', () => {
  it.each([
    ['nothing known', null, 'There isn’t enough to estimate from yet.', 'Add your GPA'],
    [
      'grades alone',
      academics({ unweightedGpa: '3.7' }),
      'Ranges are for first-year applicants and use your GPA.',
      'Add test scores',
    ],
    [
      'grades and courses',
      academics({ unweightedGpa: '3.7', apCoursesTaken: 2 }),
      'Ranges are for first-year applicants and use your GPA and your course rigor.',
      'Add test scores',
    ],
    [
      'a score alone',
      academics({ actComposite: 30 }),
      'Ranges are for first-year applicants and use your test scores.',
      'Add your GPA',
    ],
    [
      'a GPA that does not apply',
      academics({ unweightedGpa: 'N/A', satTotal: 1350 }),
      'Ranges are for first-year applicants and use your test scores.',
      'Add your GPA',
    ],
    [
      'somebody who sends no score',
      academics({ unweightedGpa: '3.7', testPreference: 'Neither' }),
      'Ranges are for first-year applicants and use your GPA.',
      undefined,
    ],
  ])('with %s', (_who, profile, uses, step) => {
    expect(estimateNote(profile)).toMatchObject({ uses });
    expect(estimateNote(profile).next?.step).toBe(step);
  });
});
