import { describe, expect, it } from 'vitest';
import { crisisIn } from './crisis.js';

describe('signs of a crisis', () => {
  it.each([
    ['I want to kill myself', 'suicide'],
    ['being alive hurts too much to keep doing it', 'suicide'],
    ['everyone would be happier if I were dead', 'suicide'],
    ['nothing matters if I get rejected, I just want it to stop for good', 'suicide'],
    ['kms, and I’m not kidding this time', 'suicide'],
    ['I have a plan and I wrote a note', 'suicide'],
    ['I won’t be alive on decision day', 'suicide'],
    ['I started cutting my arms again', 'self-harm'],
    ['I scratch myself until it bleeds when I study', 'self-harm'],
    ['my father hits me when he sees my grades', 'abuse'],
    ['my teacher keeps touching me and I’m scared to say no', 'abuse'],
    ['someone threatens to post naked pictures of me', 'abuse'],
    ['I can’t go home, my mom’s boyfriend hurts us', 'unsafe'],
    ['I got thrown out and slept in my car', 'unsafe'],
    ['a kid said he’ll bring a gun tomorrow', 'violence'],
    ['I haven’t eaten since Tuesday because I feel fat', 'eating'],
    ['I just took all my mom’s sleeping pills', 'medical'],
    ['they keep telling me to kill myself in the group chat', 'harassment'],
    ['my friend says she has a plan to end her life', 'friend'],
    ['mi padrastro me golpea', 'abuse'],
  ])('are heard in “%s”', (text, kind) => {
    expect(crisisIn(text)).toBe(kind);
  });

  it.each([
    'this essay is killing me',
    'I’d die to get into Yale',
    'my mom is going to kill me when she sees this B',
    'I bombed the SAT',
    'should I cut Tulane from my list',
    'what a killer schedule',
    'dead last in my class rank',
    'I want to study suicide prevention',
    'my essay is about my friend who died by suicide',
    'is there any point in applying early',
    'I can’t live with a roommate',
    'shot in the dark: MIT?',
    'the FAFSA makes me want to scream',
    'I failed a class and feel awful',
    'I’m so tired of essays',
    'my dog died and I missed the SAT',
    'I’d hate to be stuck in a huge lecture hall',
    'gun club: activity or not',
    'hopeless at math, can I do business',
    'is premed suicide at a school like this',
  ])('are not heard in “%s”', (text) => {
    expect(crisisIn(text)).toBeNull();
  });

  it.each([
    'i want to k*ll myself',
    'I want to su1cide... I want to diiiie',
    'I WANT TO K I L L myself',
    'i dont want to live anymore',
    'lowkey i just really want to die',
    'my family would be better off without me',
    'I have no reason to live',
    'sometimes I hope I don’t wake up',
    'There are nights when I fall asleep hoping I will not wake up tomorrow.',
    'My stepdad punched me again last night.',
    'I can’t do this anymore. I hate my life.',
    'I make myself throw up after dinner so that I stay thin.',
    'quiero morir',
    'My brother says he wants to kill himself.',
  ])('are heard in other words: “%s”', (text) => {
    expect(crisisIn(text)).not.toBeNull();
  });

  it.each([
    'When my grandmother died, I wore her coat to school for a month.',
    'Tomas beat me in the last race, and I was happy.',
    'My sister hit me with a snowball and we laughed.',
    'The news hit me when I opened the door.',
    'My coach grabbed my shoulder and told me to breathe.',
    'I cut my thumb on a can of tomatoes and kept cooking.',
    'We got kicked out of the library for laughing.',
    'We lived in a shelter for a year, and I did my homework on the stairs.',
    'I did not want to live in Ohio. I wanted to live near the sea.',
    'I hate my life story being told in one page.',
    'My uncle took his own life when I was ten. I still keep his watch.',
    'My sister has had an eating disorder, and I learned to cook with her.',
    'For Ramadan I had not eaten since dawn, and I still ran the mile.',
    'My friends and I shoot hoops until the lights go out at the end of my street.',
    'I play a soldier who says that he wants to die for his country.',
  ])('are not heard in an essay that says “%s”', (text) => {
    expect(crisisIn(text)).toBeNull();
  });

  it.each([
    'i dont see a future for me, id rather not be here anymore',
    'nobody would notice if i was gone',
    'ive been saving up my pills for tonight',
    'im going to jump off the bridge',
    'i keep thinking about jumping in front of a train',
    'my mom hit me with a belt again',
    'my dad beats my mom and me',
    'my uncle comes into my room at night and touches me',
    'i dont feel safe at home',
    'he choked me last night',
    'i havent eaten in four days',
    'i threw up my lunch on purpose',
    'my ex says hell post my nudes if i dont come back',
    'i cut myself last night',
    'i want to hurt myself',
    'i swallowed a bottle of tylenol',
    'my best friend told me she wants to die',
    'im sleeping in my car bc my dad kicked me out',
    'i just want to sleep and never wake up',
    'there is no point in living',
    'I wish I was never born',
    'life isnt worth living',
    'i cant keep living like this',
    'my boyfriend hits me',
    'I am thinking about ending it',
    'I want to disappear forever',
    'my teacher kissed me and told me not to tell',
    'i am going to shoot up the school',
    'they beat me up every day after school',
    'i feel like everyone would be better off if i died',
    'i keep picturing my own funeral and it feels nice',
    'theres a rope in my closet and i look at it every night',
    'i just want everything to end tonight',
    'my stepfather makes me do things i dont want to',
    'im so scared of my dad when he drinks, he broke my arm',
    'no one will miss me when im gone',
    'i have been purging after every meal',
    'ive had 300 calories a day for a month and i still look fat',
    'i think about killing myself every day',
    'my girlfriend said if i leave shes going to kill herself',
    'i have nowhere to go tonight',
    'im being followed home by a man',
    'someone at school has a list of people he wants to shoot',
    'i burned my arm with a lighter again',
    'please dont tell anyone but i tried to kill myself in march',
    'i hope the plane crashes with me in it',
    'he forced himself on me at a party',
    'i drank bleach',
    'ya no quiero vivir',
    'what happens if you take 30 advil',
  ])('are heard in a plain or sideways “%s”', (text) => {
    expect(crisisIn(text)).not.toBeNull();
  });

  it.each([
    'I want to end my essay with a joke',
    'the deadline hit me hard',
    'how do i kill time before decisions',
    'my brother hits a baseball',
    'we shot a film about a hospital',
    'I kept throwing up ideas',
    'I would die of embarrassment',
    'my parents would kill me if I went out of state',
    'My father is dying of cancer and I visit him',
    'I cut class once',
    'I am done living in this town',
    'I wanted to die when my voice cracked on stage',
    'what is the point of class rank',
    'I am thinking about ending my membership',
    'should I take my life story as a topic',
    'I hate living in the suburbs',
    'My mother beat cancer',
    'I burned out junior year',
    'he kicked me off the team',
    'nobody told me to apply',
    'I was hit by a car and learned to walk again',
    'The dog bit me on the arm',
  ])('are not heard in an ordinary “%s”', (text) => {
    expect(crisisIn(text)).toBeNull();
  });

  it('stay apart: two heavy sentences at the two ends of an essay are no sign', () => {
    const between = 'I walked to the bus and thought about the lake. '.repeat(20);

    expect(crisisIn(`I thought: I can't do this anymore. ${between} What is the point, I asked.`)).toBeNull();
  });

  it.each([
    '',
    '😀',
    'ا'.repeat(500),
    'a'.repeat(40_000),
    'not '.repeat(10_000),
    '*'.repeat(40_000),
    "I'd ".repeat(10_000),
  ])(
    'need no time to look for in odd texts',
    (text) => {
      expect(crisisIn(text)).toBeNull();
    },
    1_000,
  );
});
