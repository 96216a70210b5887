import { describe, expect, it } from 'vitest';
import { someColleges } from '../../testing/some-colleges.js';
import { reviewEssay } from './review-essay.js';

const strengthsOf = (content: string) =>
  reviewEssay(
    {
      content,
      prompt: 'A question of your own',
      title: '',
      audience: null,
      wordLimit: null,
      collegeId: null,
    },
    { remarks: [], unknownWords: new Set() },
    someColleges(),
  ).strengths;

describe('what is praised', () => {
  it('is found in a messy draft too', () => {
    const strengths = strengthsOf(
      'so my dog ate a whole bag of candy and my mom was freaking out and we had to call the vet at 11 pm. ' +
        'i was the one doing the math on the back of a receipt because my mom couldnt think. ' +
        'i stayed up on the kitchen floor with him the whole night. now when somebody tells me a rule i want to know why.',
    );

    expect(strengths.join(' ')).toMatch(/receipt|kitchen floor|bag of candy/);
  });

  it('is no change of mind where only the time changes', () => {
    const strengths = strengthsOf(
      'My grandmother lived three hours from a hospital, so I wrote her numbers on paper every day. ' +
        'Now I live in Dallas. I work in a laundry and I translate for my aunt at the clinic on Saturdays.',
    );

    expect(strengths.filter((said) => said.includes('change your mind'))).toEqual([]);
  });

  it('is no change of mind where only the clock moves on', () => {
    const strengths = strengthsOf(
      'I thought about the cone on the way home. I sit on a milk crate with a clicker in each hand, and I count until my phone reminds me of Latin. ' +
        'But by spring, of sixty-three gloves, thirty-eight had gone home.',
    );

    expect(strengths.filter((said) => said.includes('change your mind'))).toEqual([]);
  });

  it('is quoted from where somebody does it', () => {
    const strengths = strengthsOf(
      'He had a serve that dropped off the edge of the old green table and died, and I lost more games than I won against him.',
    );

    expect(strengths.join(' ')).not.toContain('“died');
  });

  it('is never a place with a slip in it', () => {
    const strengths = strengthsOf(
      'Me and my cousin carried forty wet sandbags up the stairs of the church at midnight. ' +
        'I tied the last rope around the bell and held it with both hands until my father came up with the lamp.',
    );

    expect(strengths.join(' ')).toMatch(/rope|bell/);
    expect(strengths.join(' ')).not.toContain('Me and');
  });
});
