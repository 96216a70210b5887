import { describe, expect, it } from 'vitest';
import { situationIn } from './situation.js';
import { topicIn } from './topics.js';

const answerTo = (plain: string, told = ''): string =>
  topicIn(plain, situationIn(told))?.says.join(' ') ?? '';

describe('a topic with an answer of its own', () => {
  it.each([
    ['who reads my application', 'An admissions officer'],
    ['should i write about my mental health in my essay', 'never owe anyone details'],
    ['we want her to be a doctor', 'no premed major'],
    ['will colleges see my f in chem', 'transcript shows every final grade'],
    ['do transfers get financial aid', 'Transfer students file the FAFSA'],
    ['do d3 schools give money', 'no athletic scholarships'],
    ['i got hurt this season is it over', 'rarely over'],
    ['i have a d average', 'Community colleges take nearly everyone'],
    ['is toefl 92 enough', 'lowest English score'],
    ['do they take waec', 'national exams'],
    ['am i auto admit to ut', 'class rank'],
    ['can i double deposit', 'One deposit'],
    ['i live in a shelter, can i get fafsa help', 'the FAFSA needs no parent'],
    ['who do i put on fafsa my mom or dad', 'more financial support'],
  ])('is found: %s', (plain, says) => {
    expect(answerTo(plain)).toContain(says);
  });

  it.each([
    ['do i fill out the fafsa', 'i am undocumented', 'citizens and eligible noncitizens'],
    ['so i get financial aid', 'i am an international student', 'can’t get federal aid'],
    ['where do i live during breaks', 'i am in foster care', 'open all year'],
    ['who writes the rec', 'i am homeschooled', 'outside the family'],
  ])('knows who asks: %s', (plain, told, says) => {
    expect(answerTo(plain, told)).toContain(says);
    expect(answerTo(plain)).not.toContain(says);
  });

  it.each(['what are my chances at ohio state', 'i volunteer at a shelter', 'how much is purdue'])(
    'is none in “%s”',
    (plain) => {
      expect(topicIn(plain, null)).toBeNull();
    },
  );
});
