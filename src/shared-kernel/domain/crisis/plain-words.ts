/** Ends a sentence in a list of words. */
export const SENTENCE_END = '.';

const ACCENTS = /\p{M}+/gu;
const SINGLE_QUOTES = /[‘’‚‛ʼ′`´]/g;
/** Four letters and more with a space between each. */
const SPACED_LETTERS = /(?<![\p{L}'])\p{L}(?: \p{L}){3,}(?![\p{L}'])/gu;
/** A vowel is written once in what was meant, a consonant may be doubled. */
const STRETCHED_VOWEL = /([aeiou])\1{2,}/g;
const STRETCHED = /(\p{L})\1{2,}/gu;
const WORDS_AND_ENDS = /[\p{L}\p{N}*$@']+|[.!?…;\n]+/gu;

/** Digits and signs that stand for letters. */
const DISGUISES: Readonly<Record<string, string>> = {
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '0': 'o',
  '5': 's',
  $: 's',
  '@': 'a',
};
const DISGUISED = /[13405$@]/g;
/** Words that people write with a star for one letter. */
const STARRED = ['kill', 'killing', 'die', 'dead', 'suicide', 'suicidal', 'cut', 'cutting', 'rape', 'raped'];

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  im: 'i am',
  ive: 'i have',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  isnt: 'is not',
  wasnt: 'was not',
  havent: 'have not',
  hasnt: 'has not',
  wouldnt: 'would not',
  "won't": 'will not',
  "can't": 'can not',
  "shan't": 'shall not',
  "i'm": 'i am',
  wanna: 'want to',
  gonna: 'going to',
  tryna: 'trying to',
  finna: 'going to',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  u: 'you',
  ur: 'your',
  bf: 'boyfriend',
  gf: 'girlfriend',
  meds: 'pills',
  unalive: 'kill',
  unaliving: 'killing',
};

/** They change no meaning, and stand between the words that do. */
const INTENSIFIERS = new Set(
  'really just literally lowkey highkey so very actually honestly seriously totally kinda even lol tbh ngl fr'.split(
    ' ',
  ),
);

/** The words of a text as they are meant: disguised letters, stretched words, slang and contractions written out. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(SINGLE_QUOTES, "'")
    .replace(SPACED_LETTERS, (letters) => letters.replaceAll(' ', ''))
    .replace(STRETCHED_VOWEL, '$1')
    .replace(STRETCHED, '$1$1');
  return (plain.match(WORDS_AND_ENDS) ?? []).flatMap(wordsOf).filter((word) => !INTENSIFIERS.has(word));
}

function wordsOf(written: string): string[] {
  if (/^[.!?…;\n]/.test(written)) return [SENTENCE_END];
  const bare = written.replace(/^'+|'+$/g, '');
  const word = revealed(bare);
  return (WRITTEN_OUT[word] ?? withoutContraction(word)).split(' ').filter((part) => part !== '');
}

function revealed(word: string): string {
  if (!/\p{L}/u.test(word)) return word;
  if (word.includes('*')) {
    const pattern = new RegExp(`^${word.replace(/[^\p{L}*]/gu, '').replace(/\*+/g, '.')}$`);
    return STARRED.find((candidate) => pattern.test(candidate)) ?? word;
  }
  return /^\p{N}+(st|nd|rd|th|s|am|pm)?$/u.test(word)
    ? word
    : word.replace(DISGUISED, (sign) => DISGUISES[sign] ?? sign);
}

const withoutContraction = (word: string): string =>
  word
    .replace(/n't$/, ' not')
    .replace(/'ve$/, ' have')
    .replace(/'re$/, ' are')
    .replace(/'ll$/, ' will')
    .replace(/'d$/, ' would')
    .replace(/'s$/, '')
    .replaceAll("'", '');
