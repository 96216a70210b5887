import { Dictionary } from '../src/modules/essays/adapters/reading/dictionary.js';
import { CollegeNames } from '../src/modules/essays/domain/colleges-named/college-names.js';
import { type Finding } from '../src/modules/essays/domain/reading/finding.js';
import { judgeEssay } from '../src/modules/essays/domain/review/judge-essay.js';
import { reviewEssay } from '../src/modules/essays/domain/review/review-essay.js';
import { type LineComment, type Review } from '../src/modules/essays/domain/review/review.js';
import { wordsToLookUp } from '../src/modules/essays/domain/slips/slips-of.js';
import { readManuscript } from '../src/modules/essays/domain/text/read-manuscript.js';
import { type EssaySet, ESSAY_SETS, PLANTED_ESSAYS } from './essays-quality/essay-sets.js';
import { type MarkedEssay } from './essays-quality/marked-essay.js';
import { markedEssays } from './essays-quality/marked-text.js';
import { marksOf, type Remark, remarksIn } from './essays-quality/marks.js';
import { rankCorrelation } from './essays-quality/rank-correlation.js';
import { NAMED_COLLEGES } from './essays-quality/some-colleges.js';

const showsDetails = process.argv.includes('--details');
const colleges = new CollegeNames(NAMED_COLLEGES);
const dictionary = await Dictionary.load();

async function read({ text, prompt, wordLimit, college }: MarkedEssay) {
  const manuscript = readManuscript(text);
  const remarks = await dictionary.remarksOn(manuscript.text);
  const unknownWords = await dictionary.unknownAmong(wordsToLookUp(manuscript, remarks));
  const request = {
    content: text,
    prompt,
    title: '',
    wordLimit: wordLimit ?? null,
    audience: college ?? null,
    collegeId: null,
  };
  const grammar = { remarks, unknownWords };
  const { findings } = judgeEssay(request, grammar, colleges);
  return { findings, review: reviewEssay(request, grammar, colleges) };
}

/** A review shows twelve comments, five of them slips; the next version shows the next. */
const shownIn = ({ lineComments }: Review, findings: readonly Finding[]): Remark[] => {
  const shown = lineComments.flatMap((comment: LineComment) => [comment, ...comment.alsoAt]);
  return remarksIn(findings).filter(({ places }) =>
    places.some(({ start }) => shown.some((place) => place.start === start)),
  );
};

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

async function judge({ title, essays, bars }: EssaySet): Promise<void> {
  const total = { flaws: 0, found: 0, shown: 0, remarks: 0, unplanted: 0, invented: 0, hint: 0 };
  const ranks: [number, number][] = [];

  for (const essay of essays) {
    const { findings, review } = await read(essay);
    const remarks = remarksIn(findings);
    const marks = marksOf(essay, remarks);
    total.flaws += essay.flaws.length;
    total.found += essay.flaws.length - marks.missed.length;
    total.shown += essay.flaws.length - marksOf(essay, shownIn(review, findings)).missed.length;
    total.remarks += remarks.length;
    total.unplanted += marks.unplanted.length;
    total.invented += marks.invented.length;
    total.hint = Math.max(total.hint, review.scores.aiDetection);
    ranks.push([essay.ownRank, review.scores.overall]);
    if (showsDetails) describe(essay, review, marks);
  }

  console.log(`\n${title}: ${essays.length} essays`);
  if (total.flaws > 0) {
    console.log(`  flaws found: ${total.found} of ${total.flaws}, ${percent(total.found, total.flaws)}`);
    console.log(`  shown in the first review: ${percent(total.shown, total.flaws)}`);
  }
  console.log(
    `  remarks: ${total.remarks}; not planted ${total.unplanted}, of them invented ${total.invented}: ${percent(total.invented, total.remarks)}`,
  );
  console.log(`  rank correlation with our own ranking: ${rankCorrelation(ranks).toFixed(2)}`);
  console.log(`  highest hint: ${total.hint}`);
  if (bars === undefined) return;

  const isMet = total.found >= bars.recall * total.flaws && total.invented <= bars.invented * total.remarks;
  console.log(
    `  bars (at least ${bars.recall * 100} % found, at most ${bars.invented * 100} % invented): ${isMet ? 'met' : 'MISSED'}`,
  );
  if (!isMet) process.exitCode = 1;
}

function describe(
  { name, ownRank, text }: MarkedEssay,
  review: Review,
  marks: ReturnType<typeof marksOf>,
): void {
  console.log(`\n${name}: ${review.scores.overall} (own ${ownRank}), hint ${review.scores.aiDetection}`);
  for (const { kinds, quotes, name: flaw } of marks.missed) {
    console.log(`   missed  ${flaw ?? kinds[0]}: ${quotes[0] ?? 'the whole'}`);
  }
  for (const { kind, places } of marks.unplanted) {
    const isWrong = marks.invented.some((remark) => remark.kind === kind && remark.places === places);
    const quotes = places.map(({ start, end }) => text.slice(start, end)).join(' | ');
    console.log(`   ${isWrong ? 'invented' : 'not planted'}  ${kind}: ${quotes}`);
  }
}

const own = process.argv.find((argument) => argument.endsWith('.txt'));
const kinds = new Set(PLANTED_ESSAYS.flatMap(({ flaws }) => flaws.map((flaw) => flaw.kinds[0])));
if (own !== undefined) await judge({ title: own, essays: markedEssays(`./${own}`) });
else {
  console.log(`Flaws of ${kinds.size} kinds are planted.`);
  for (const set of ESSAY_SETS) await judge(set);
}
