import { describe, expect, it } from 'vitest';
import { crisisIn } from './crisis.js';
import { learnedDangerIn } from './learned-danger.js';

const FILLER = 'I like the library and the dining hall and the big lawn in front of it. '.repeat(6);

describe('danger in words that no sign names', () => {
  it.each([
    'i gave my dog to my cousin and my guitar to my brother. i wont need them',
    'no more me after may 1',
    'a teacher at my school keeps sending me pictures and wants me to send some back',
    'my little brother has bruises from my dad and i dont know what to do if i leave for college',
    'what if i’m just not around in the fall',
  ])('is heard: %s', (text) => {
    expect([crisisIn(text), learnedDangerIn(text)]).toEqual([null, 'sure']);
  });

  it('is heard in the middle of a long message', () => {
    expect(learnedDangerIn(`${FILLER}i gave away my things, i wont be here in the fall. ${FILLER}`)).toBe(
      'sure',
    );
    expect(learnedDangerIn(FILLER + FILLER)).toBeNull();
  });

  it.each([
    'what are my chances at Ohio State?',
    'my parents will kill me over this b',
    'is there a point to applying early',
    'no more sat prep for me after may 1',
    'how much would FIU be if my mom only makes 28k',
    'so i took the SAT again in october and i got a 1480!!! up from 1410',
    'i am so overwhelmed, everyone in my grade already has a list and i have nothing',
    '',
    '🙂🙂🙂',
  ])('is not heard: %s', (text) => {
    expect(learnedDangerIn(text)).toBeNull();
  });
});
