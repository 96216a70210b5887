import { describe, expect, it } from 'vitest';
import { type CollegeFacts } from '../../college/college-facts.js';
import { prepareColleges } from '../../college/prepare-colleges.js';
import { measureStudent } from '../../student/measure-student.js';
import { type StudentFacts } from '../../student/student-facts.js';
import { aCollege } from '../../testing/colleges.js';
import { aStudent } from '../../testing/worked-profiles.js';
import { whyThisCollege } from './why-this-college.js';

const whyAt = (facts: Partial<StudentFacts>, college: Partial<CollegeFacts> = {}) =>
  whyThisCollege(measureStudent(aStudent(facts)), prepareColleges([aCollege(college)]), 0);
const nursing = { cipFamily: '51', majorCip4: '5138' };

describe('why this college', () => {
  it('says the size of the major, the place, the price and who graduates', () => {
    expect(whyAt({ cipFamily: '52', homeState: 'PA', incomeBand: '60-100k' })).toBe(
      '1 in 5 degrees here is in business; in your state; about $22,400 a year after aid; 60% graduate.',
    );
  });

  it('says that it is of a community the student asked for', () => {
    const hbcu = { historicallyBlack: true };
    expect(whyAt({ collegeCommunities: ['HBCU'] }, hbcu)).toContain('An HBCU, as you asked; ');
    expect(whyAt({}, hbcu)).not.toContain('HBCU');
  });

  it.each<[string, Partial<StudentFacts>, Partial<CollegeFacts>, string]>([
    [
      'most degrees',
      { cipFamily: '14' },
      { programShares: { '14': 0.6 } },
      '60% of all degrees here are in engineering',
    ],
    [
      'few degrees',
      { cipFamily: '11' },
      { programShares: { '11': 0.02 } },
      '2% of degrees here are in computing',
    ],
    [
      'nursing itself',
      nursing,
      { programShares: { '51': 0.25 }, bachelorsFamilies: ['51'], bachelorsPrograms: ['5138'] },
      'Teaches nursing, ask whether it takes first-years into it; 1 in 4 degrees here is in health',
    ],
    [
      'the field without the program',
      nursing,
      { programShares: { '51': 0.25 }, bachelorsFamilies: ['51'], bachelorsPrograms: [] },
      "Degrees in health, but no bachelor's reported in your major",
    ],
    [
      'a field under another name',
      { cipFamily: '11', majorCip4: '1107' },
      { programShares: { '11': 0.1 }, bachelorsFamilies: ['11'], bachelorsPrograms: ['1101'] },
      '1 in 10 degrees here is in computing, perhaps under another name than your major',
    ],
    ['no such degrees', { cipFamily: '14' }, {}, 'No degrees in engineering reported'],
    ['a wished region', { regions: ['Mid-Atlantic'] }, {}, 'In the Mid-Atlantic, as you asked'],
    ['a place near home', { homeState: 'NJ' }, {}, 'In your part of the country'],
    [
      'what a tuition exchange may make of the price',
      { homeState: 'WY', maxCost: 20_000 },
      { state: 'UT', control: 'public', tuitionInState: 8000, tuitionOutOfState: 23_000 },
      'In your part of the country; on average about $37,000 a year after aid, more than your family can plan for; about $26,000 if you get the Western Undergraduate Exchange',
    ],
    [
      'an exchange for few majors',
      { homeState: 'ME', maxCost: 20_000 },
      { state: 'VT', control: 'public', tuitionInState: 8000, tuitionOutOfState: 23_000 },
      'In your part of the country; on average about $37,000 a year after aid, more than your family can plan for; ask about Tuition Break',
    ],
    [
      'that a college meets the need of students from abroad',
      { homeState: 'abroad', needsAid: true },
      { unitId: 130_794 },
      'Full price $50,000 a year; among the ten said to meet the whole need of students from abroad (Wikipedia, "Need-blind admission", 2025; check this year\'s rule with the college)',
    ],
    ['no place far from home', { homeState: 'CA' }, {}, 'On average about $22,000 a year after aid'],
    [
      'a price beyond the budget',
      { maxCost: 10_000, incomeBand: 'under 30k' },
      {},
      'About $15,000 a year after aid, more than your family can plan for',
    ],
  ])('names %s, in plain characters', (_what, facts, college, words) => {
    expect(whyAt(facts, college).startsWith(words)).toBe(true);
    expect(whyAt(facts, college)).not.toMatch(/[^ -ÿ]/);
  });

  it.each([
    ['PR', 'in Puerto Rico'],
    ['DC', 'in DC'],
    ['GU', 'in Guam'],
    ['VI', 'in the Virgin Islands'],
  ])('calls a home in %s by its name', (state, words) => {
    expect(whyAt({ homeState: state }, { state }).toLowerCase()).toContain(words.toLowerCase());
  });

  it('does not call a college far off near, though it lies in the same region', () => {
    const [texas, hawaii] = [
      { unitId: 2, state: 'TX', latitude: 31, longitude: -97 },
      { state: 'HI', latitude: 21, longitude: -158 },
    ];
    const columns = prepareColleges([aCollege(hawaii), aCollege(texas)]);
    expect(whyThisCollege(measureStudent(aStudent({ homeState: 'TX' })), columns, 0)).not.toMatch(
      /part of the country/,
    );
  });

  it('gives a student from abroad the full price', () => {
    expect(whyAt({ homeState: 'abroad' })).toBe(
      'Full price $50,000 a year; ask about aid for students from abroad; 60% graduate.',
    );
  });

  it('is empty where nothing is known', () => {
    expect(whyAt({}, { netPrice: null, completionRate: null })).toBe('');
  });
});
