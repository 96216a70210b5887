import { type Intent } from '../intents/intent.js';
import { normalize } from '../language/normalize.js';
import { isOnScores } from './on-scores.js';

/**
 * A request to write, change or translate what goes to a college under the student's name.
 * The topic tells what "it" and "the first sentence" are.
 */
export function asksForApplicationText(message: string, topic: Intent | null = null): boolean {
  const { plain } = normalize(message);
  if (isOnScores(plain)) return false;
  const [beforeThePrompt = ''] = plain.split(' : ');
  return (
    isRequest(plain) ||
    isRequest(beforeThePrompt) ||
    (isOnAnEssay(topic) && goesOnAsking(plain)) ||
    (QUOTED.test(message) && ON_A_TEXT.test(plain) && !isForAdvice(plain))
  );
}

const isRequest = (plain: string): boolean =>
  !isForAdvice(plain) && REQUESTS.some((request) => request.test(plain));

/** Asking how it is done, and what is allowed. */
export const asksForAdvice = (message: string): boolean => isForAdvice(normalize(message).plain);

const isForAdvice = (plain: string): boolean =>
  (ABOUT_HOW.test(plain) || ABOUT_HOW_IN_SPANISH.test(plain)) && !STILL_ASKS.test(plain);

const isOnAnEssay = (topic: Intent | null): boolean => topic === 'ghostwrite' || topic === 'essay_help';

const goesOnAsking = (plain: string): boolean =>
  !isForAdvice(plain) && FOLLOW_UPS.some((followUp) => followUp.test(plain));

const MAKE =
  '(?:write|draft|compose|create|generate|make|do(?= (?:all |both |just |only )?(?:of )?(?:an?|the|my|mine|our|this|that|these|those|one|two|three|four|some|\\d+)\\b)|produce|finish|complete|continue|rewrite|re-write|reword|rephrase|paraphrase|fix|edit|correct|polish|improve|shorten|cut|trim|lengthen|expand|translate|proofread|clean up|redo|start|begin|type|come up with|whip up|crank out|help me write|humanize|ghostwrite|craft|revise|knock out|bang out|put together)';
const TEXT =
  '(?:essays?|personal statements?|statements? of purpose|supplements?|supplementals?|supplemental essays?|common app essay|why (?:us|this college|COLLEGE)|activity descriptions?|activities descriptions?|activity list|short answers?|piqs?|personal insight (?:question|answer|response|essay)s?|insight questions?|thank you (?:letter|note)s?|letters? of recommendation|recommendation letters?|rec letters?|letters? of continued interest|loci|scholarship (?:essay|application|letter)s?|cover letter|brag sheet|admissions? essay|college essay|application essay|introduction|intro|conclusion|hook|opening (?:line|sentence|paragraph)?|first (?:line|sentence|paragraph)|last paragraph|paragraphs?|body paragraph|thesis|ending|outline for my essay|draft)';
/** Asking how it is done is asking for advice. */
const ABOUT_HOW =
  /\b(?:how (?:do|should|can|could|to|would|long)|what (?:makes|should|do|is|are|mistakes)|should i|when (?:do|should)|who (?:should|can|could)|can (?:an?|my \w+(?: teacher)?)|tips|advice|help me (?:find|think|start|get|brainstorm|plan|understand|choose|pick|decide)|do i (?:need|have)|where (?:do|can)|is it (?:ok|cheating|bad)|which|thoughts|any (?:ideas?|opinions?)|what do you think|(?:said|says|told me|thinks?) i should|(?:not know|no idea|not sure|unsure|stuck on|decide|figure out) what to (?:write|say)|why (?:will|can|do|would) (?:not you|you not))\b/;
const ABOUT_HOW_IN_SPANISH =
  /\bcomo (?:puedo|debo|deberia|podria|hago|escribo|empiezo|mejoro|termino|corrijo|escribir|hacer|empezar|mejorar|corregir|terminar|se (?:escribe|hace|empieza|redacta))\b|\b(?:que|cuando|donde|por que) (?:debo|deberia|puedo|tengo)\b|\b(?:tengo que|hay que|debo|deberia|puedo|es necesario|es obligatorio) (?:escribir|hacer|mejorar|corregir|redactar|traducir|terminar)\b/;
const STILL_ASKS =
  /\bwhat (?:would|should|could) (?:my|the) (?:first|opening)\b|\b(?:write|draft|rewrite|finish|fix|polish) (?:it|this|that|one|mine|my \w+(?: \w+)?|the whole thing|me|a|an) ?(?:for me|please|now)\b|\bfor me\b|\b(?:please|just|you) (?:do|write) it\b|\b(?:hazlo|por mi)\b|\b(?:give|show|send) me (?:a|an|some|the|three|NUM|\d+) /;

/** "Do my essays matter?" begins like an order. */
const IS_WONDERING =
  '(?! (?:even |really |still |all |only )?(?:matter|count|need|have|help|hurt|get|affect|weigh|go|work)\\b)';
const IS_HELP = '(?! (?:help|topic|idea|advice|tip|prompt|question|feedback|review|deadline)s?\\b)';

const REQUESTS: readonly RegExp[] = [
  new RegExp(`\\b${MAKE} (?:me |us |up |out )?(?:\\w+ ){0,5}?${TEXT}\\b${IS_WONDERING}`),
  new RegExp(
    `\\bi (?:really |just |also |still )?(?:need|want) (?!.*\\b(?:recommendation|rec)s?\\b)(?:an?|the|this|some|one|two|three|four|\\d+) (?:\\S+ ){0,6}?${TEXT}\\b${IS_HELP}.*\\b(?:(?:do|write|make) (?:it|one|them)|\\d+ words?|by (?:tonight|tomorrow|today|midnight|morning|noon|\\d+)|as soon as possible|asap|right now)\\b`,
  ),
  new RegExp(
    `\\b${TEXT}\\b.*(?:\\b(?<!\\bi )(?:please|just|you)|[.,!]) (?:please |just )?(?:do|write) (?:it|them)\\b(?! down)`,
  ),
  /\b(?<!\bi )(?:write|draft|compose|type|make|prepare) (?:\w+ ){0,4}?(?:one|it|this|letters?|recs?|recommendations?|something)\b.*\b(?:sign|signs|signature)\b/,
  /\b(?<!\bi )(?:write|draft|compose|type|make) (?:\w+ ){0,4}?letters? (?:\w+ )?(?:from|as) (?:my |a |the )?(?:\w+ ){0,2}?(?:teacher|counselor|coach|boss|principal|mentor)\b/,
  /\b(?:make|add|put|leave|include) (?:in )?(?:some|a few|a couple|small|little|\d+) (?:of )?(?:\w+ )?(?:mistakes|typos|errors)\b/,
  /\b(?:write|draft|compose|do|type) (?:it|one|this|that|mine)\b.*\b(?:sounds?|looks?|reads?|feels?|seems?) (?:more )?(?:like|as if) (?:me|i|mine|a (?:teen\w*|student|kid|human|person))\b/,
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
  /\b(?:escribe|escribeme|escribir|redacta|redactame|redactar|haz|hazme|termina|corrige|corrigeme|corrije|corrijeme|mejora|traduce|traduceme|reescribe|acorta|completa|continua|genera|arregla|puedes escribir|dame)\b.*\b(?:ensayo|ensayos|carta|declaracion personal|parrafo|parrafos|texto|respuesta|introduccion|borrador|oracion|frase|gramatica|suplemento|ejemplo de ensayo|redaccion|piqs?)\b/,
  /\b(?:puedes|podrias|pudieras|puede|ayudame a|me ayudas a|me vas a|quieres) (?:\w+ )?(?:mejorar|corregir|hacer|terminar|traducir|reescribir|completar|arreglar|acortar|resumir|continuar)(?:me)?\b.*\b(?:ensayos?|cartas?|declaracion personal|parrafos?|textos?|respuestas?|introduccion|borrador|oracion|frases?|gramatica|suplementos?|redaccion|escrito|piqs?)\b/,
  /\b(?:que(?: me)?|me) (?:escribas|hagas|corrijas|mejores|redactes|traduzcas|termines|escribes|haces|corriges|mejoras|redactas|traduces|terminas)\b.*\b(?:ensayos?|cartas?|declaracion personal|parrafos?|textos?|respuestas?|introduccion|borrador|frases?|suplementos?|redaccion|piqs?)\b/,
  /\b(?:escribe|redacta|corrige|reescribe)(?:me)?l[oa]s?\b|\bhaz(?:me)?l[oa]s? por mi\b|\bhazmel[oa]s?\b/,
];

const LEAD =
  '(?:^|[.,!?;] )(?:(?:ok|okay|fine|then|well|but|and|so|please|maybe|no|come on|at least|just|only|even|(?:can|could|would|will) you|you|,) )*';
const PART =
  '(?:(?:first|opening|last|second|next|closing|little|short|rough|quick) )*(?:sentences?|lines?|paragraphs?|words|intro|introduction|hook|opening|opener|ending|conclusion|draft|outline|beginning|start|body|half|version|sample)';
/** What goes on asking when the talk is on an essay. */
const FOLLOW_UPS: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?:write|draft|compose|do|make|type|finish|give me|show me|send me|get me) (?:me |just |only |at least )*(?:the|an?|one|two|three|\\d+|some|my) ${PART}(?: (?:then|please|only|at least|for me|of it|now))*[ .!?]*$`,
  ),
  new RegExp(
    `${LEAD}(?:(?:write|draft|compose|type|finish) (?:me )?(?:it|one|mine|them|(?:this|that|some|something)(?= (?:for|please|then|now|instead|anyway)\\b| ?[.,!?]|$))|(?:do|start|begin|make) (?:it|one|them))\\b(?! down| on | to | again)`,
  ),
  new RegExp(
    `\\b(?<!(?:have|got|is|wrote|did|with|not) )(?:just|only|at least) (?:(?:write|do|give me|start) )?(?:the|one|(?:an?|my)(?! (?:\\w+ )?(?:draft|outline|half|start|beginning))) ${PART}\\b`,
  ),
  /\b(?:escribe|haz|dame|solo|aunque sea|al menos) (?:solo )?(?:la|el|una|un|mi) (?:primera? )?(?:frase|oracion|parrafo|linea|introduccion|principio|borrador|version)\b|\bhazl[oa]\b/,
];
const QUOTED = /["“«][^"”»]{12,}["”»]|:\s*\n?\s*\S.{40,}/s;
const ON_A_TEXT =
  /\b(?:fix|edit|correct|rewrite|reword|rephrase|paraphrase|polish|improve|shorten|lengthen|translate|continue|finish|proofread|better|clean|smarter|grammar|synonyms?|stronger|corrige|mejora|traduce)\b/;
