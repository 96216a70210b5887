import { normalize } from '../language/normalize.js';

/** A request to write, change or translate what goes to a college under the student's name. */
export function asksForApplicationText(message: string): boolean {
  const { plain } = normalize(message);
  if (ABOUT_HOW.test(plain) && !STILL_ASKS.test(plain)) return false;
  return (
    REQUESTS.some((request) => request.test(plain)) ||
    (QUOTED.test(message) && ON_A_TEXT.test(plain) && !ABOUT_HOW.test(plain))
  );
}

const MAKE =
  '(?:write|draft|compose|create|generate|make|do(?! not| i| you| we| they| most| all| colleges| schools)|produce|finish|complete|continue|rewrite|re-write|reword|rephrase|paraphrase|fix|edit|correct|polish|improve|shorten|cut|trim|lengthen|expand|translate|proofread|clean up|redo|start|begin|type|come up with|whip up|crank out|help me write|humanize)';
const TEXT =
  '(?:essays?|personal statements?|statements? of purpose|supplements?|supplementals?|supplemental essays?|common app essay|why (?:us|this college|COLLEGE)|activity descriptions?|activities descriptions?|activity list|short answers?|letters? of recommendation|recommendation letters?|rec letters?|letters? of continued interest|loci|scholarship (?:essay|application|letter)s?|cover letter|brag sheet|admissions? essay|college essay|application essay|introduction|intro|conclusion|hook|opening (?:line|sentence|paragraph)?|first (?:line|sentence|paragraph)|last paragraph|paragraphs?|body paragraph|thesis|ending|outline for my essay|draft)';
/** Asking how it is done is asking for advice. */
const ABOUT_HOW =
  /\b(?:how (?:do|should|can|could|to|would|long)|what (?:makes|should|do|is|are)|should i|when (?:do|should)|who (?:should|can|could)|can a|tips|advice|help me (?:find|think|start|get|brainstorm|plan|understand|choose|pick|decide)|do i (?:need|have)|where (?:do|can)|is it (?:ok|cheating|bad)|which)\b/;
const STILL_ASKS =
  /\bwhat (?:would|should|could) (?:my|the) (?:first|opening)\b|\b(?:write|draft|rewrite|finish|fix|polish) (?:it|this|that|one|mine|my \w+(?: \w+)?|the whole thing|me|a|an) ?(?:for me|please|now)\b|\bfor me\b|\b(?:give|show|send) me (?:a|an|some|the|three|NUM|\d+) /;

const REQUESTS: readonly RegExp[] = [
  new RegExp(`\\b${MAKE} (?:me |us |up |out )?(?:\\w+ ){0,5}?${TEXT}\\b`),
  new RegExp(
    `\\b(?:give|send|show|get|hand|provide|i need|i want) (?:me |us )?(?:with )?(?:(?!not|colleges|schools)\\w+ ){0,4}?(?:hooks?|intros?|introductions?|opening (?:line|sentence|paragraph)s?|first (?:line|sentence|paragraph)|sample (?:essay|paragraph|answer|text|statement)s?|example (?:essay|paragraph|answer|sentence|text)s?|templates?|versions? of|an essay|essay (?:i can|to)|draft|thesis|better words|synonyms)\\b`,
  ),
  /\b(?:sample|example|template|model) (?:\w+ ){0,2}(?:essay|personal statement|supplement|paragraph|letter|answer)\b/,
  /\b(?:essay|statement|supplement|paragraph|letter)\b.*\b(?:for me|written for me|done for me|ready to (?:submit|paste)|i can (?:copy|paste|submit|use|turn in))\b/,
  /\b(?:make|let|get) (?:this|it|that|my (?:essay|paragraph|statement|draft|writing|sentence)s?) (?:sound|read|look|flow|be|more|less|better|shorter|longer|pop)\b/,
  /\b(?:fix|correct|check and fix|edit|clean up|improve|polish|proofread) (?:the |my |all the |this |these )?(?:\w+ )?(?:grammar|spelling|punctuation|wording|mistakes|sentences?|writing|text)\b/,
  /\b(?:reword|rewrite|rephrase|paraphrase|polish|shorten|proofread|translate|continue|humanize) (?:this|that|it|these|the following|my|what i wrote|my words|below)\b/,
  /\b(?:answer|fill in|fill out|complete) (?:the |this |my |these )?(?:\w+ ){0,3}(?:prompts?|supplements?|short answers?|essay questions?|blanks?|activities section|why us)\b(?: for me)?/,
  /\bfill in the blanks?\b/,
  /\bpretend (?:you are|to be|that you are) me\b|\bwrite (?:it )?(?:as if you (?:are|were)|like you are|as) me\b|\bin my (?:voice|name|style)\b/,
  /\b(?:write|draft|do|finish|start|make) (?:it|one|this|that|mine)(?: for me| please| instead| anyway| all)\b/,
  /\b(?:write|draft|give me|turn (?:this|it|these|that|my \w+)) .*\b(?:into an essay|into a (?:story|paragraph|statement|draft)|\d+ words?|in my voice)\b/,
  /\bturn (?:this|these|that|it|my (?:\w+ ){0,3}\w+) (?:\w+ ){0,4}?into (?:an? )?(?:\w+ )?(?:essay|paragraph|statement|story|draft|letter|answer)\b/,
  /\bwhat (?:would|should|could) (?:my|the) (?:first|opening|last|next) (?:line|sentence|paragraph) (?:be|say)\b/,
  /\b(?:write|draft|compose|generate) (?:me |us )?(?:about|something about|something for|\d+ words|a few sentences|some sentences|two sentences|the rest)\b/,
  /\b(?:escribe|escribeme|escribir|redacta|redactame|redactar|haz|hazme|termina|corrige|corrigeme|mejora|traduce|traduceme|reescribe|acorta|completa|continua|genera|arregla|puedes escribir|dame)\b.*\b(?:ensayo|ensayos|carta|declaracion personal|parrafo|parrafos|texto|respuesta|introduccion|borrador|oracion|frase|gramatica|suplemento|ejemplo de ensayo)\b/,
];
const QUOTED = /["“«][^"”»]{12,}["”»]|:\s*\n?\s*\S.{40,}/s;
const ON_A_TEXT =
  /\b(?:fix|edit|correct|rewrite|reword|rephrase|paraphrase|polish|improve|shorten|lengthen|translate|continue|finish|proofread|better|clean|smarter|grammar|synonyms?|stronger|corrige|mejora|traduce)\b/;
