import { describe, expect, it } from 'vitest';
import { asksForAdvice, asksForApplicationText } from './application-text.js';

const ASKS = [
  'write my essay',
  'can you write my common app essay for me',
  'Write my personal statement about being soccer captain',
  'pls write me a 650 word personal statement about robotics',
  'draft my why us essay for Tulane',
  'could u draft a supplement for Rice',
  'rewrite this paragraph so it sounds better',
  'rewrite my second paragraph',
  'fix the grammar in my essay',
  'Fix the grammar in this: "Me and my team was losing, I yell at them."',
  'give me an opening line for my essay',
  'give me a hook for my personal statement',
  'give me three hooks',
  'make this sound smarter',
  'make my essay sound more mature',
  'write my activity descriptions',
  'fill out my activities section',
  'finish my essay, I am at 400 words',
  'continue this: I was seven when my grandmother first let me hold the knife and',
  'shorten my essay to 250 words',
  'can you cut my supplement down to 150 words',
  'polish my essay',
  'paraphrase this for me: "The summer I turned ten we lost the farm to the bank."',
  'reword this sentence please',
  'translate my essay to English',
  'proofread and correct my essay',
  'edit my personal statement',
  'generate a college essay about immigration',
  'compose a letter of continued interest to Michigan',
  'write a LOCI for Duke',
  'write a letter of recommendation for me to give to my teacher',
  'draft the recommendation letter my coach has to sign',
  'write a scholarship essay for the Gates scholarship',
  'do my essay',
  'just do the essay for me',
  'i need an essay about leadership by tonight',
  'show me a sample essay about moving',
  'send me an example essay i can use',
  'give me a template for the why this college essay',
  'show me an example paragraph about volunteering',
  'pretend you are me and write about my dad',
  'write it as if you were me',
  'write it in my voice',
  'turn these notes into an essay',
  'turn my bullet points into a paragraph',
  'turn this into a personal statement: grew up on a farm, lost it, learned to cook',
  'what would my opening line be',
  'what should the first sentence say',
  'answer this prompt: describe a challenge you overcame',
  'answer the why us prompt for Emory',
  'fill in the blanks: I learned ___ when ___',
  'improve this: "I have always been passionate about helping people and science."',
  'come up with an intro for my essay',
  'write the conclusion',
  'write an introduction paragraph for my supplement',
  'help me write my essay, just the first paragraph, you write it',
  'just write it for me',
  'ok then write one anyway',
  'write it please',
  'can you do it for me? the essay i mean, write it',
  'humanize this so it does not sound like AI',
  'clean up the wording of my statement',
  'check and fix my spelling and grammar: "their was a time when i did not beleive in myself at all"',
  'give me better words for my essay',
  'give me synonyms for my essay sentence',
  'expand this paragraph to 300 words',
  'write 250 words about why I want to study nursing',
  'write me a few sentences about my job',
  'write the rest',
  'generate three versions of my intro',
  'crank out a quick supplement for Ohio State',
  'redo my essay',
  'escribe mi ensayo',
  'escríbeme una carta de recomendación',
  'puedes escribir mi ensayo personal para la universidad',
  'corrige la gramática de mi ensayo',
  'traduce mi ensayo al inglés',
  'redacta una introducción para mi ensayo',
  'mejora este párrafo de mi ensayo',
  'haz mi ensayo sobre mi abuela',
  'dame un ejemplo de ensayo',
  'i need a thank you scholarship essay 500 words by tonight pls do it',
  'I need a 250 word supplement for Duke asap',
  'scholarship essay due at midnight, just do it',
  'do my uc piqs, all four',
  'write two personal insight questions for me',
  'can you do all my short answers',
  'write it but make some mistakes so it looks like me',
  'add a few typos so nobody can tell',
  'draft one that sounds like a student',
  'compose a short answer: what do you do for fun, 50 words',
  'write my supplement: what makes you want to come here?',
  'can u write one i can give her to sign',
  'draft a letter my counselor just signs',
  'type up a letter from my chemistry teacher',
  'write a thank you note to the scholarship committee',
  'puedes mejorar este texto para mi solicitud: Yo quiero estudiar porque quiero ayudar.',
  'me puedes corregir la carta',
  'quiero que me hagas el ensayo',
  'escríbelo por mí',
  'hazme las piqs',
];

const ASKS_FOR_ADVICE = [
  'i dont know what to write my common app essay about',
  'why wont you write essays for students',
  'essay help',
  'how do I start my personal statement',
  'how do I write a good essay',
  'is my topic too common',
  'what makes a good essay',
  'help me think of a topic',
  'help me find the story',
  'ok then help me find the story',
  'how long should my essay be',
  'what do colleges look for in essays',
  'I am stuck on my supplement',
  'who should write my recommendation',
  'can a coach write my recommendation',
  'when do I ask for letters of recommendation',
  'how many essays do I have to write',
  'what is a supplemental essay',
  'what is a letter of continued interest',
  'should I write a letter of continued interest',
  'do I have to write the optional essay',
  'how are my essays',
  'which essays are not finished',
  'what should I write about',
  'It is the Common App one, I have no topic',
  'this essay is killing me',
  'I finished my essay yesterday',
  'does Purdue need an essay',
  'does Tulane look at essays',
  'what would help me most at Georgetown',
  'make a balanced list',
  'do my chances change with a better essay',
  'save Ohio State to my list',
  'what if I retake the SAT and get a 1450',
  'necesito ayuda con mi ensayo',
  'qué es un ensayo suplementario',
  'can I fix my GPA',
  'how can I improve my chances',
  'should I cut Tulane from my list',
  'is it ok to use AI for my essay',
  'does my essay matter at Michigan',
  'show me colleges that do not need an essay',
  'how do i do my essay',
  'should i do the uc application',
  'write down my list',
  'do my essays matter',
  'do essays matter at Michigan',
  'do the piqs count a lot',
  'how many piqs do I have to do',
  'what are the personal insight questions',
  'i need essay help by tonight',
  'I need a scholarship essay topic by tomorrow',
  'I need two letters of recommendation by tomorrow',
  'who signs my recommendation letter',
  'does my mom have to sign the application',
  'quick question: how do I write my essay',
  'I made some mistakes on my SAT',
  'cómo puedo mejorar mi ensayo',
  'tengo que escribir el ensayo opcional',
  'las mejores universidades que no piden ensayo',
  'puedes mejorar mis posibilidades',
];

const GOES_ON = [
  'ok fine just the first sentence then',
  'just the intro',
  'write it',
  'then write one',
  'come on, do it',
  'can you at least start it',
  'ok, give me one paragraph',
  'what about just the opening line',
  'solo la primera frase',
];

const GOES_ON_WITH_ADVICE = [
  'so how do i start it',
  'help me with the first paragraph',
  'I have just the intro so far',
  'is just the intro enough',
  'write it down for later',
  'ok do that',
  'a draft',
  'just a draft',
  'write me some python code',
  'can you write that again',
  'give me one example',
  'what makes a good first sentence',
  'I wrote the first paragraph',
  'yes',
];

describe('a request for application text', () => {
  it.each(ASKS)('is heard in "%s"', (message) => {
    expect(asksForApplicationText(message)).toBe(true);
  });

  it.each(ASKS_FOR_ADVICE)('is not heard in "%s"', (message) => {
    expect(asksForApplicationText(message)).toBe(false);
  });

  it.each(GOES_ON)('is heard in "%s" only when the talk is on an essay', (message) => {
    expect(asksForApplicationText(message, 'ghostwrite')).toBe(true);
    expect(asksForApplicationText(message, 'essay_help')).toBe(true);
    expect(asksForApplicationText(message, 'net_price')).toBe(false);
  });

  it.each(GOES_ON_WITH_ADVICE)('is not heard in "%s" when the talk is on an essay', (message) => {
    expect(asksForApplicationText(message, 'ghostwrite')).toBe(false);
  });
});

it.each([
  'what mistakes do people make in their essays',
  'do i have to write the optional essay',
  'can my english teacher fix the grammar in my essay or is that cheating',
  'why wont you write essays for students',
])('"%s" asks for advice', (message) => {
  expect(asksForAdvice(message)).toBe(true);
});

it.each([
  'can you fix the grammar in my essay',
  'write my essay about my teacher',
  'can my essay be written by you for me',
])('"%s" does not ask for advice', (message) => {
  expect(asksForAdvice(message)).toBe(false);
});

describe('a score or a GPA without a word of writing', () => {
  it.each([
    'would a 1560 make it better',
    'does a 3.9 make it any better or worse',
    'say I bring my gpa up to a 3.2 by january, does anything change',
    'and if I get my ACT to 31 do it again',
  ])('asks for no text, whatever was spoken of: %s', (message) => {
    expect(asksForApplicationText(message)).toBe(false);
    expect(asksForApplicationText(message, 'essay_help')).toBe(false);
  });

  it.each(['write my essay about my 1560', 'make my essay sound better and mention my 3.9'])(
    'beside one still does: %s',
    (message) => {
      expect(asksForApplicationText(message)).toBe(true);
    },
  );
});
