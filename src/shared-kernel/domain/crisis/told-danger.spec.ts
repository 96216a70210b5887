import { describe, expect, it } from 'vitest';
import { isExplained, toldDanger } from './told-danger.js';

describe('danger told to an advisor', () => {
  it.each([
    ['my GPA is 3.2 but i dont want to be alive anymore', 'suicide'],
    ['if i leave for college he said he will kill my mom', 'abuse'],
    ['i have enough pills saved, anyway when is the fafsa due', 'suicide'],
    ['i wont be around for decisions', 'suicide'],
    ['i gave my guitar to my brother', 'suicide'],
    ['mom threw a boiling pot at me', 'abuse'],
    ['i sleep in my car behind the walmart', 'unsafe'],
    ['he brought a gun to school', 'violence'],
    ['my sister keeps cutting herself', 'friend'],
    ['the voices tell me to jump', 'violence'],
    ['ya no quiero vivir', 'suicide'],
  ])('is heard in “%s”', (text, kind) => {
    expect(toldDanger(text)).toBe(kind);
  });

  it.each([
    'i dont want to live in a dorm',
    'i wont be around for the interview',
    'my parents will kill me if i pick art',
    'can i bring my knives to the culinary program',
    'i gave my counselor my list',
    'what should i cut',
    'who won the game last night',
    'goodbye wren',
    'my coach said to let my parents know i love the school',
    'i live in a shelter, can i get fafsa help',
    'ya no quiero hacer ensayos',
  ])('is not heard in “%s”', (text) => {
    expect(toldDanger(text)).toBeNull();
  });
});

describe('what only sounds like danger', () => {
  it.each([
    'i got hurt this season is it over',
    'im having second thoughts about my choice',
    'this essay is killing me',
    'my essay is about my uncle who died',
    'i have adhd and take pills, do i get extra time',
    'i wrote letters to my teachers to thank them',
    'i gave all my old notes to my sister',
    'someone brought a vape to school and i got blamed',
  ])('explains itself: %s', (text) => {
    expect(isExplained(text)).toBe(true);
  });

  it.each(['i want to die', 'nothing helps anymore', 'i have a plan for tonight'])('is not %s', (text) => {
    expect(isExplained(text)).toBe(false);
  });
});
