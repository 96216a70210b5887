import { describe, expect, it } from 'vitest';
import { MICHIGAN, someColleges, TUFTS } from '../../testing/some-colleges.js';
import { readManuscript } from '../text/read-manuscript.js';
import { mentionsIn } from './mentions.js';
import { namesOfCollege } from './names-of-college.js';
import { targetOf } from './target.js';

const mentions = (text: string) => mentionsIn(readManuscript(text), someColleges());
const named = (text: string) => mentions(text).map(({ start, end }) => text.slice(start, end));
const target = (collegeId: number | null, ...texts: (string | null)[]) =>
  targetOf({ collegeId, texts }, someColleges());

describe('a college named in a text', () => {
  it.each([
    ['by its full name', 'I applied to Brandeis University.', ['Brandeis University']],
    ['by a nickname', 'Tufts and MIT answered.', ['Tufts', 'MIT']],
    ['with its own capitals', 'I will visit DePaul University.', ['DePaul University']],
    [
      'with a dot the federal name may lack',
      "At St. John's University, New York I read.",
      ["St. John's University, New York"],
    ],
    ['by a state, when one applies there', 'I want to study at Michigan.', ['Michigan']],
    ['not by a state or a color alone', 'In Michigan my brown dog ran past Mrs. Brown.', []],
    ['not in small letters', 'I mit him at tufts.', []],
  ])('is found %s', (_how, text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  it('is a plan or only background', () => {
    const [plan, visit] = mentions('At Tufts I would study law. My sister visited Brandeis University.');

    expect(plan).toMatchObject({ looksForward: true, isBackground: false });
    expect(visit).toMatchObject({ looksForward: false, isBackground: true });
  });
});

describe('the names of a college', () => {
  it('are its federal one, the one people use, and the one its campuses share', () => {
    expect(namesOfCollege('The University of Texas at Austin', 'University of Texas at Austin')).toEqual([
      'The University of Texas at Austin',
      'University of Texas at Austin',
    ]);
    expect(namesOfCollege('University of Michigan-Ann Arbor', 'University of Michigan, Ann Arbor')).toEqual([
      'University of Michigan-Ann Arbor',
      'University of Michigan, Ann Arbor',
      'University of Michigan',
    ]);
    expect(namesOfCollege('Embry-Riddle Aeronautical University-Prescott', 'Embry-Riddle')).toContain(
      'Embry-Riddle Aeronautical University',
    );
  });
});

describe('the college an essay is for', () => {
  it('is the one the student chose', () => {
    expect(target(MICHIGAN.id, 'Why do you want to attend Tufts University?')).toEqual({
      ids: [MICHIGAN.id],
      name: MICHIGAN.name,
    });
  });

  it('is else the first one that prompt, audience or title names', () => {
    expect(target(null, null, 'Tufts admissions', 'My way to MIT')?.name).toBe(TUFTS.name);
  });

  it('is unknown when nothing names one', () => {
    expect(target(999, 'Tell us about a friend.')).toBeNull();
  });
});
