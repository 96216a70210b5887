import { type PromptFit } from '../prompts/fit-to-prompt.js';
import { type Finding } from '../reading/finding.js';
import { abstractRuns } from './abstract-runs.js';
import { collegeFindings } from './college-findings.js';
import { endings } from './endings.js';
import { instructions } from './instructions.js';
import { intensifiers } from './intensifiers.js';
import { leftovers } from './leftovers.js';
import { length } from './length.js';
import { oneRemarkPerPlace } from './one-remark-per-place.js';
import { borrowedQuotes, openings } from './openings.js';
import { paragraphShape } from './paragraph-shape.js';
import { passives } from './passives.js';
import { personalData } from './personal-data.js';
import { placesOf } from './places.js';
import { announcements, fillers, inflatedWords, repeatedPraise, slang } from './plain-style.js';
import { platitudes } from './platitudes.js';
import { promptFindings } from './prompt-findings.js';
import { type EssayToJudge } from './essay-to-judge.js';
import { noReflection, thinReflection } from './reflection.js';
import { hollowWords, repeatedPhrases } from './repeats.js';
import { resumeList } from './resume-list.js';
import { saidTwice } from './said-twice.js';
import { noScene } from './scene.js';
import { exclamations, longSentences, manyQuestions, sameStarts } from './sentence-shape.js';
import { slipFindings } from './slip-findings.js';
import { sweeping } from './sweeping.js';
import { telling } from './telling.js';
import { traitClaims } from './trait-claims.js';
import { vagueImpact } from './vague-impact.js';
import { vagueWords } from './vague-words.js';
import { blame, bragging, cliches, genericPassages, interchangeable, putdowns, saviors } from './voice.js';
import { wandering } from './wandering.js';
import { otherFocus, teamFocus } from './who-is-on-the-page.js';

/** Everything the rules see in an essay. */
export function findingsOf(essay: EssayToJudge, fit: PromptFit): Finding[] {
  const findings = [
    ...toSettleFirst(essay, fit),
    ...ofTheWhole(essay),
    ...ofPhrases(essay),
    ...ofSentences(essay),
    ...slipFindings(essay),
  ];
  return oneRemarkPerPlace([...findings, ...thinReflection(essay, findings)]);
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
