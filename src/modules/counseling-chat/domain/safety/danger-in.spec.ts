import { describe, expect, it } from 'vitest';
import { dangerIn } from './danger-in.js';

describe('the card a message calls for', () => {
  it.each([
    'I want to kill myself',
    'being alive hurts too much to keep doing it',
    'everyone would be happier if I were dead',
    'nothing matters if I get rejected, I just want it to stop for good',
    'kms, and I’m not kidding this time',
    'I have a plan and I wrote a note',
    'I won’t be alive on decision day',
    'I started cutting my arms again',
    'I scratch myself until it bleeds when I study',
    'my father hits me when he sees my grades',
    'my teacher keeps touching me and I’m scared to say no',
    'someone threatens to post naked pictures of me',
    'I can’t go home, my mom’s boyfriend hurts us',
    'I got thrown out and slept in my car',
    'a kid said he’ll bring a gun tomorrow',
    'I haven’t eaten since Tuesday because I feel fat',
    'I just took all my mom’s sleeping pills',
    'they keep telling me to kill myself in the group chat',
    'my friend says she has a plan to end her life',
    'mi padrastro me golpea',
  ])('is shown for "%s"', (message) => {
    expect(dangerIn(message)).not.toBeNull();
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
  ])('is not shown for "%s"', (message) => {
    expect(dangerIn(message)).toBeNull();
  });
});
