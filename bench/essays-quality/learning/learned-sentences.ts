import { readFileSync } from 'node:fs';
import { CollegeNames } from '../../../src/modules/essays/domain/colleges-named/college-names.js';
import { sentenceSigns } from '../../../src/modules/essays/domain/learned/sentence-signs.js';
import { briefOf } from '../../../src/modules/essays/domain/prompts/brief.js';
import { type SentenceFacts } from '../../../src/modules/essays/domain/reading/measures.js';
import { readEssay } from '../../../src/modules/essays/domain/reading/read-essay.js';
import { type Span } from '../../../src/modules/essays/domain/text/manuscript.js';
import { readManuscript } from '../../../src/modules/essays/domain/text/read-manuscript.js';
import { WORKED_ESSAYS } from '../../../src/modules/essays/testing/worked-essays.js';
import { type MarkedEssay, type MarkedFlaw } from '../marked-essay.js';
import { NAMED_COLLEGES } from '../some-colleges.js';
import { KINDS_OF_MARKS } from './learned-kinds.js';
import { type LearnedSentence } from './learned-sentence.js';

const FILES: Readonly<Record<string, string | null>> = {
  'worn-sentences.txt': 'worn',
  'own-sentences.txt': null,
  'boasts.txt': 'boast',
  'excuses.txt': 'excuse',
  'digressions.txt': 'digression',
  'about-another.txt': 'another',
  'lists-of-deeds.txt': 'list',
};
const colleges = new CollegeNames(NAMED_COLLEGES);

const WITHOUT_WORN_SENTENCES = ['W1', 'W4', 'W5', 'W7'];

/** Those of the method in which no sentence is of a learned kind. */
export const GOOD_WORKED_ESSAYS: readonly MarkedEssay[] = WORKED_ESSAYS.filter(({ id }) =>
  WITHOUT_WORN_SENTENCES.some((good) => id.startsWith(good)),
).map(({ title, content, prompt }) => ({ name: title, prompt, ownRank: 1, text: content, flaws: [] }));

/** Sentences of no essay, each an example of one kind or of none. */
export const singleSentences = (): LearnedSentence[] =>
  Object.entries(FILES).flatMap(([file, kind]) =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((text) => factsOf(text, ''))
      .map((facts) => ({
        facts,
        signs: sentenceSigns(facts),
        kinds: kind === null ? [] : [kind],
        hasFlaw: kind !== null,
        isOfKindFile: kind !== null && kind !== 'worn',
      })),
  );

export const sentencesOfEssays = (essays: readonly MarkedEssay[]): LearnedSentence[] =>
  essays.flatMap(({ text, prompt, flaws, alsoTrue = [] }) =>
    factsOf(text, prompt).map((facts) => {
      const own = [...flaws, ...alsoTrue].filter((flaw) => stands(flaw, text, facts.sentence));
      const marked = Object.entries(KINDS_OF_MARKS).filter(([, marks]) =>
        own.some((flaw) => isOfKind(flaw, marks)),
      );
      return {
        facts,
        signs: sentenceSigns(facts),
        kinds: marked.map(([kind]) => kind),
        hasFlaw: own.length > 0,
        isOfKindFile: false,
      };
    }),
  );

/** The name its writer gave a flaw says it best: "wandering" may be shown by many remarks. */
const isOfKind = ({ name, kinds }: MarkedFlaw, marks: readonly string[]): boolean =>
  marks.includes(NAMES[name ?? ''] ?? '') ||
  (NAMES[name ?? ''] === undefined && kinds.some((kind) => marks.includes(kind)));

const NAMES: Readonly<Record<string, string>> = {
  bragging: 'bragging',
  excuse: 'excuse',
  wandering: 'wandering',
  'off the prompt': 'off-prompt',
  'about somebody else': 'other-focus',
  resume: 'resume-list',
};

function factsOf(text: string, prompt: string): SentenceFacts[] {
  const essay = {
    manuscript: readManuscript(text),
    brief: briefOf(prompt, null),
    title: '',
    audience: null,
    collegeId: null,
  };
  return readEssay(essay, colleges).facts.filter(({ sentence }) => !sentence.isSpoken);
}

const stands = ({ quotes }: MarkedFlaw, text: string, { start, end }: Span): boolean =>
  quotes.some((quote) => {
    for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1))
      if (at < end && start < at + quote.length) return true;
    return false;
  });
