import { describe, expect, it } from 'vitest';
import { crisisIn } from './crisis.js';
import { learnedDangerIn, likeliestKind } from './learned-danger.js';

const FILLER = 'I like the library and the dining hall and the big lawn in front of it. '.repeat(6);

describe('danger in words that nobody wrote down', () => {
  it.each([
    'i gave my dog to my cousin and my guitar to my brother. i wont need them',
    'no more me after may 1',
    'a teacher at my school keeps sending me pictures and wants me to send some back',
    'my little brother has bruises from my dad and i dont know what to do if i leave for college',
    'what if i’m just not around in the fall',
    'do dorms open in june, my stepdad is worse when school is out',
    'my arms look like a cutting board, can i wear sleeves to orientation',
    'been in my car behind the store since tuesday, what address do i use',
  ])('is heard: %s', (text) => {
    expect([crisisIn(text), learnedDangerIn(text)]).toEqual([null, 'sure']);
  });

  it.each([
    ['my GPA is 3.2 but i dont see myself alive in the fall', 'suicide'],
    ['no food since sunday, the scale says 95 and i still feel fat', 'eating'],
    ['i sleep behind the walmart since my mom put my bags on the porch', 'unsafe'],
    ['a kid at school says he will bring a gun and shoot everyone', 'violence'],
    ['my sister keeps a blade and her arms are full of cuts', 'friend'],
    ['stepdad gets in my bed when mom works nights', 'abuse'],
    ['took my grandmas heart tablets, everything is spinning', 'medical'],
  ])('is of the kind that its words tell: %s', (text, kind) => {
    expect(likeliestKind(text)).toBe(kind);
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
    'what should i cut',
    'who won the game last night',
    'can i bring my knives to the culinary program',
    'i live in a shelter, can i get fafsa help',
    'why did gatsby get shot, quiz tomorrow',
    'my essay is about my brother’s suicide',
    '',
    '🙂🙂🙂',
  ])('is not heard: %s', (text) => {
    expect(learnedDangerIn(text)).toBeNull();
  });

  it.each(['a '.repeat(25_000), 'die '.repeat(12_500), 'x'.repeat(50_000), 'aB1 '.repeat(12_500)])(
    'holds up nothing, however long the text',
    (text) => {
      learnedDangerIn('warm');
      const start = performance.now();
      learnedDangerIn(text);
      expect(performance.now() - start).toBeLessThan(1_000);
    },
  );
});
