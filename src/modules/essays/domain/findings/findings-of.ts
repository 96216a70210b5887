import { type PromptFit } from '../prompts/fit-to-prompt.js';
import { type Finding } from '../reading/finding.js';
import { abstractRuns } from './words/abstract-runs.js';
import { collegeFindings } from './college-findings.js';
import { endings } from './shape/endings.js';
import { anyonesSentences } from './writer/anyones-sentence.js';
import { instructions } from './words/instructions.js';
import { intensifiers } from './words/intensifiers.js';
import { leftovers } from './leftovers.js';
import { length } from './shape/length.js';
import { oneRemarkPerPlace } from './one-remark-per-place.js';
import { borrowedQuotes, openings } from './shape/openings.js';
import { paragraphShape } from './shape/paragraph-shape.js';
import { passives } from './words/passives.js';
import { personalData } from './writer/personal-data.js';
import { placesOf } from './places.js';
import { announcements, fillers, inflatedWords, repeatedPraise, slang } from './words/plain-style.js';
import { platitudes } from './words/platitudes.js';
import { promptFindings } from './prompt-findings.js';
import { type EssayToJudge } from './essay-to-judge.js';
import { noReflection, thinReflection } from './writer/reflection.js';
import { hollowWords, repeatedPhrases } from './shape/repeats.js';
import { resumeList } from './shape/resume-list.js';
import { saidTwice } from './shape/said-twice.js';
import { noScene } from './shape/scene.js';
import { exclamations, longSentences, manyQuestions, sameStarts } from './shape/sentence-shape.js';
import { slipFindings } from './slip-findings.js';
import { sweeping } from './words/sweeping.js';
import { telling } from './writer/telling.js';
import { traitClaims } from './words/trait-claims.js';
import { vagueImpact } from './words/vague-impact.js';
import { vagueWords } from './words/vague-words.js';
import {
  blame,
  bragging,
  cliches,
  genericPassages,
  interchangeable,
  putdowns,
  saviors,
} from './writer/voice.js';
import { wandering } from './shape/wandering.js';
import { otherFocus, teamFocus } from './writer/who-is-on-the-page.js';

/** Everything the rules see in an essay. */
export function findingsOf(essay: EssayToJudge, fit: PromptFit): Finding[] {
  const findings = [
    ...toSettleFirst(essay, fit),
    ...ofTheWhole(essay),
    ...ofPhrases(essay),
    ...ofSentences(essay),
    ...slipFindings(essay),
  ];
  const all = [...findings, ...anyonesSentences(essay, findings)];
  return oneRemarkPerPlace([...all, ...thinReflection(essay, all)]);
}

const toSettleFirst = (essay: EssayToJudge, fit: PromptFit): Finding[] => [
  ...leftovers(essay),
  ...instructions(essay),
  ...personalData(essay),
  ...length(essay),
  ...collegeFindings(essay),
  ...promptFindings(essay, fit),
];

const ofTheWhole = (essay: EssayToJudge): Finding[] => [
  ...noReflection(essay),
  ...noScene(essay),
  ...resumeList(essay),
  ...otherFocus(essay),
  ...teamFocus(essay),
  ...genericPassages(essay),
  ...paragraphShape(essay),
];

/** What stands in a stock opening or ending is not remarked on again. */
function ofPhrases(essay: EssayToJudge): Finding[] {
  const opening = openings(essay);
  const edges = [...opening, ...endings(essay)];
  const atEdges = placesOf(edges);
  const worn = cliches(essay, atEdges);
  const atCliches = placesOf(worn);
  const taken = [...atEdges, ...atCliches];
  const told = telling(essay, taken);

  return [
    ...edges,
    ...(opening.length > 0 ? [] : borrowedQuotes(essay)),
    ...worn,
    ...platitudes(essay, atEdges),
    ...traitClaims(essay),
    ...told,
    ...vagueImpact(essay),
    ...vagueWords(essay, taken),
    ...abstractRuns(essay, [...taken, ...placesOf([...told, ...genericPassages(essay)])]),
    ...interchangeable(essay, atCliches),
    ...saviors(essay, atCliches),
    ...putdowns(essay),
    ...bragging(essay, atCliches),
    ...blame(essay),
    ...sweeping(essay, atEdges),
    ...announcements(essay, atEdges),
    ...fillers(essay, atEdges, atCliches),
    ...inflatedWords(essay),
    ...intensifiers(essay),
    ...slang(essay),
    ...repeatedWords(essay),
  ];
}

function repeatedWords(essay: EssayToJudge): Finding[] {
  const praise = repeatedPraise(essay);
  return praise.length > 0 ? praise : hollowWords(essay);
}

const ofSentences = (essay: EssayToJudge): Finding[] => [
  ...passives(essay),
  ...longSentences(essay),
  ...sameStarts(essay),
  ...repeatedPhrases(essay),
  ...saidTwice(essay),
  ...wandering(essay),
  ...exclamations(essay),
  ...manyQuestions(essay),
];
