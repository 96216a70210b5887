import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rankedOptions } from '@/components/ui/select/option-rank';
import { MAJORS_FOR } from '../steps/majors-of-careers';
import { majorsWithOtherNames, otherNamesOf } from './major-synonyms';

const FILE = resolve(import.meta.dirname, '../../../../../db/seed/student-profile/majors.csv');
const majors = readFileSync(FILE, 'utf8')
  .split('\n')
  .slice(1)
  .map((line) => /^"([^"]+)"|^([^,]+)/.exec(line))
  .flatMap((found) => found?.[1] ?? found?.[2] ?? []);
const options = majors.map((name) => ({ value: name, label: name, alsoKnownAs: otherNamesOf(name) }));
const first = (typed: string) => rankedOptions(options, typed)[0]?.label;

describe('the majors', () => {
  it.each([
    ['comp sci', 'Computer Science'],
    ['cs', 'Computer Science'],
    ['coding', 'Computer Science'],
    ['premed', 'Pre-Medicine'],
    ['pre med', 'Pre-Medicine'],
    ['doctor', 'Pre-Medicine'],
    ['prelaw', 'Pre-Law'],
    ['lawyer', 'Pre-Law'],
    ['teacher', 'Education'],
    ['video games', 'Game and Interactive Media Design'],
    ['undeclared', 'Undecided'],
    ['not sure', 'Undecided'],
    ['idk', 'Undecided'],
    ['nursing', 'Nursing'],
    ['rn', 'Nursing'],
    ['bio', 'Biology'],
    ['chem', 'Chemistry'],
    ['econ', 'Economics'],
    ['psych', 'Psychology'],
    ['poli sci', 'Political Science'],
    ['vet', 'Pre-Veterinary Studies'],
    ['graphic design', 'Graphic Design'],
    ['art', 'Art'],
    ['math', 'Mathematics'],
    ['business', 'Business'],
    ['film', 'Film and Video Production'],
    ['engineering', 'Engineering'],
    ['mechanical', 'Mechanical Engineering'],
    ['it', 'Information Technology'],
    ['ai', 'Artificial Intelligence'],
    ['theater', 'Theatre'],
    ['fbi', 'Criminal Justice'],
  ])('put the major first that a student means by %s: %s', (typed, major) => {
    expect(first(typed)).toBe(major);
  });

  it('are all on the list where another name or a career goal leads to them', () => {
    expect(majors.length).toBeGreaterThan(300);
    const named = [...majorsWithOtherNames, ...Object.values(MAJORS_FOR).flat()];

    expect(named.filter((name) => !majors.includes(name))).toEqual([]);
  });
});
