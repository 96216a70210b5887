import { Dictionary } from '../src/modules/essays/adapters/reading/dictionary.js';
import { CollegeNames } from '../src/modules/essays/domain/colleges-named/college-names.js';
import { reviewEssay } from '../src/modules/essays/domain/review/review-essay.js';
import { type Review } from '../src/modules/essays/domain/review/review.js';
import { wordsToLookUp } from '../src/modules/essays/domain/slips/slips-of.js';
import { readManuscript } from '../src/modules/essays/domain/text/read-manuscript.js';
import { CLEAN_ESSAYS } from './essays-quality/clean-essays.js';
import { type MarkedEssay } from './essays-quality/marked-essay.js';
import { marksOf, remarksIn } from './essays-quality/marks.js';
import { PLAIN_ENGLISH_ESSAYS } from './essays-quality/plain-english-essays.js';
import { PLANTED_ESSAYS_1 } from './essays-quality/planted-essays-1.js';
import { PLANTED_ESSAYS_2 } from './essays-quality/planted-essays-2.js';
import { rankCorrelation } from './essays-quality/rank-correlation.js';
import { NAMED_COLLEGES } from './essays-quality/some-colleges.js';
import { UNSEEN_ESSAYS } from './essays-quality/unseen-essays.js';

const showsDetails = process.argv.includes('--details');
const colleges = new CollegeNames(NAMED_COLLEGES);
const dictionary = await Dictionary.load();

async function read({ text, prompt, wordLimit, college }: MarkedEssay): Promise<Review> {
  const manuscript = readManuscript(text);
  const remarks = await dictionary.remarksOn(manuscript.text);
  const unknownWords = await dictionary.unknownAmong(wordsToLookUp(manuscript, remarks));
  const request = { content: text, prompt, title: '', wordLimit: wordLimit ?? null };
  const audience = college ?? null;
  return reviewEssay({ ...request, audience, collegeId: null }, { remarks, unknownWords }, colleges);
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

async function judge(
  title: string,
  essays: readonly MarkedEssay[],
  bars?: { recall: number; invented: number },
) {
  let [flaws, missed, remarks, unmarked] = [0, 0, 0, 0];
  const ranks: [number, number][] = [];
  let highestHint = 0;

  for (const essay of essays) {
    const review = await read(essay);
    const said = remarksIn(review);
    const marks = marksOf(essay, said);
    flaws += essay.flaws.length;
    missed += marks.missed.length;
    remarks += said.length;
    unmarked += marks.unmarked.length;
    highestHint = Math.max(highestHint, review.scores.aiDetection);
    ranks.push([essay.ownRank, review.scores.overall]);
    if (!showsDetails) continue;

    console.log(
      `\n${essay.name}: ${review.scores.overall} (own ${essay.ownRank}), hint ${review.scores.aiDetection}`,
    );
    for (const { kinds, quotes } of marks.missed)
      console.log(`   missed  ${kinds[0]}: ${quotes[0] ?? 'the whole'}`);
    for (const { kind, quote } of marks.unmarked) console.log(`   invented  ${kind}: ${quote}`);
  }

  console.log(`\n${title}: ${essays.length} essays`);
  if (flaws > 0)
    console.log(`  found ${flaws - missed} of ${flaws} flaws: ${percent(flaws - missed, flaws)}`);
  console.log(`  remarks on what nobody marked: ${unmarked} of ${remarks}: ${percent(unmarked, remarks)}`);
  console.log(`  rank correlation with our own ranking: ${rankCorrelation(ranks).toFixed(2)}`);
  console.log(`  highest hint: ${highestHint}`);
  if (bars === undefined) return;
  const isMet = flaws - missed >= bars.recall * flaws && unmarked <= bars.invented * remarks;
  console.log(
    `  bars (${bars.recall * 100} % found, ${bars.invented * 100} % invented): ${isMet ? 'met' : 'MISSED'}`,
  );
  if (!isMet) process.exitCode = 1;
}

const kinds = new Set(
  [...PLANTED_ESSAYS_1, ...PLANTED_ESSAYS_2].flatMap(({ flaws }) => flaws.map((flaw) => flaw.kinds[0])),
);
console.log(`Flaws of ${kinds.size} kinds are planted.`);
await judge('Planted flaws', [...PLANTED_ESSAYS_1, ...PLANTED_ESSAYS_2], { recall: 0.9, invented: 0.05 });
await judge('Written before the lists were read', UNSEEN_ESSAYS, { recall: 0.75, invented: 0.1 });
await judge('Clean', CLEAN_ESSAYS);
await judge('Plain English of learners (slips are not marked)', PLAIN_ENGLISH_ESSAYS);
await judge('All together', [...PLANTED_ESSAYS_1, ...PLANTED_ESSAYS_2, ...UNSEEN_ESSAYS, ...CLEAN_ESSAYS]);
