const SENTENCES = /(?<=\.)\s+/;
const TO_THE_STUDENT = /\b(?:you (?:asked|live|prefer)|your)\b/gi;

type Said = readonly [first: string, again: string];

const SAID: Readonly<Record<string, Said>> = {
  your: ['the student’s', 'their'],
  'you asked': ['the student asked', 'they asked'],
  'you live': ['the student lives', 'they live'],
  'you prefer': ['the student prefers', 'they prefer'],
};

/** Reasons that were written for the student, for someone else who reads about them. */
export const aboutTheStudent = (reasons: string): string =>
  reasons
    .replaceAll('Add your GPA.', 'Your GPA is missing.')
    .split(SENTENCES)
    .map((sentence) => {
      let isNamed = false;
      return sentence.replace(TO_THE_STUDENT, (words) => {
        const [first, again] = SAID[words.toLowerCase()] ?? [words, words];
        const said = isNamed ? again : first;
        isNamed = true;
        return startsUpper(words) ? `${said.charAt(0).toUpperCase()}${said.slice(1)}` : said;
      });
    })
    .join(' ');

const startsUpper = (words: string) => words.charAt(0) !== words.charAt(0).toLowerCase();
