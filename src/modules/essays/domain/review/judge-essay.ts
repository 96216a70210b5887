import { type CollegeNames } from '../colleges-named/college-names.js';
import { essayToJudge } from '../findings/essay-to-judge.js';
import { findingsOf } from '../findings/findings-of.js';
import { answeredShare } from '../findings/prompt-findings.js';
import { briefOf } from '../prompts/brief.js';
import { fitToPrompt } from '../prompts/fit-to-prompt.js';
import { type Finding, type Strength } from '../reading/finding.js';
import { readEssay } from '../reading/read-essay.js';
import { type Evidence, evidenceOf } from '../rubric/evidence.js';
import { type Level } from '../rubric/level.js';
import { levelsOf } from '../rubric/levels.js';
import { type DictionaryRemark } from '../slips/slip.js';
import { slipsOf } from '../slips/slips-of.js';
import { strengthsOf } from '../strengths/strengths-of.js';
import { readManuscript } from '../text/read-manuscript.js';
import { type ReviewRequest } from './review.js';

/** What the grammar package said about the text. */
export interface GrammarRemarks {
  remarks: readonly DictionaryRemark[];
  /** The words of `wordsToLookUp` that its dictionary does not know. */
  unknownWords: ReadonlySet<string>;
}

/** Everything the rules see in an essay; a review shows a part of it. */
export interface JudgedEssay {
  findings: Finding[];
  strengths: Strength[];
  evidence: Evidence;
  levels: Level[];
}

export function judgeEssay(
  request: ReviewRequest,
  grammar: GrammarRemarks,
  colleges: CollegeNames,
): JudgedEssay {
  const manuscript = readManuscript(request.content);
  const brief = briefOf(request.prompt, request.wordLimit);
  const reading = readEssay({ ...request, manuscript, brief }, colleges);

  const essay = essayToJudge(reading, slipsOf(manuscript, grammar.remarks, grammar.unknownWords));
  const fit = fitToPrompt(reading);
  const findings = findingsOf(essay, fit);
  const strengths = strengthsOf(essay, findings);
  const evidence = evidenceOf(essay, findings, strengths, answeredShare(fit, findings));
  return { findings, strengths, evidence, levels: levelsOf(evidence) };
}
