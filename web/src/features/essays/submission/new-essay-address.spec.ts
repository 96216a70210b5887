import { describe, expect, it } from 'vitest';
import { formIn, newEssayAddress } from './new-essay-address';

const of = { applicationId: '01990000-0000-7000-8000-0000000000a1', collegeId: 204796 };
const formAt = (more: string) =>
  formIn(new URLSearchParams(`${newEssayAddress(of).split('?')[1] ?? ''}${more}`));

describe('a new essay from an application', () => {
  it('has its application and college chosen', () => {
    expect(formAt('')).toMatchObject({ ...of, essayType: 'Supplemental', title: '', prompt: '' });
  });

  it('after a deferral is the letter of continued interest, with what it should say', () => {
    expect(formAt('&letter=continued-interest')).toMatchObject({
      ...of,
      essayType: 'Other',
      title: 'Letter of continued interest',
      wordLimit: 400,
      content: '',
    });
  });
});
