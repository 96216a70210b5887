import { CollegeNames } from '../../../src/modules/essays/domain/colleges-named/college-names.js';
import { sentenceSigns } from '../../../src/modules/essays/domain/learned/sentence-signs.js';
import { briefOf } from '../../../src/modules/essays/domain/prompts/brief.js';
import { type SentenceFacts } from '../../../src/modules/essays/domain/reading/measures.js';
import { readEssay } from '../../../src/modules/essays/domain/reading/read-essay.js';
import { type Span } from '../../../src/modules/essays/domain/text/manuscript.js';
import { readManuscript } from '../../../src/modules/essays/domain/text/read-manuscript.js';
import { type MarkedEssay, type MarkedFlaw } from '../marked-essay.js';
import { NAMED_COLLEGES } from '../some-colleges.js';
import { type Example } from './sign-model.js';

/** Whatever a flaw of these kinds is called, others have written its sentence too. */
const WORN_KINDS = new Set(
  'cliche platitude formula-ending hopeful-ending vague-impact interchangeable generic-passage sweeping opening-since-young opening-sweeping opening-worn vague abstract-run telling trait-claim announced savior'.split(
    ' ',
  ),
);
const colleges = new CollegeNames(NAMED_COLLEGES);

export interface MarkedSentence extends Example {
  readonly facts: SentenceFacts;
}

/** The sentences that are worn, and those without any flaw; what has another flaw says nothing of either. */
export function markedSentences({
  text,
  prompt,
  wordLimit,
  college,
  flaws,
  alsoTrue = [],
}: MarkedEssay): MarkedSentence[] {
  const essay = {
    manuscript: readManuscript(text),
    brief: briefOf(prompt, wordLimit ?? null),
    title: '',
    audience: college ?? null,
    collegeId: null,
  };
  const { facts } = readEssay(essay, colleges);
  return facts
    .filter(({ sentence }) => !sentence.isSpoken)
    .flatMap((one): MarkedSentence[] => {
      const own = [...flaws, ...alsoTrue].filter((flaw) => stands(flaw, text, one.sentence));
      const isWorn = own.some(({ kinds }) => kinds.some((kind) => WORN_KINDS.has(kind)));
      return own.length > 0 && !isWorn ? [] : [{ facts: one, signs: sentenceSigns(one), isWorn }];
    });
}

const stands = ({ quotes }: MarkedFlaw, text: string, { start, end }: Span): boolean =>
  quotes.some((quote) => {
    for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1))
      if (at < end && start < at + quote.length) return true;
    return false;
  });
