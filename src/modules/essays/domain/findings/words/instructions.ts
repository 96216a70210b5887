import { type Finding } from '../../reading/finding.js';
import { found } from '../found.js';
import { matchesOf } from '../places.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override) (?:all |any )?(?:of )?(?:the |your |my )?(?:previous|prior|above|earlier|preceding|other|existing) (?:instructions?|prompts?|rules|rubric|directions|guidelines|criteria)[^.!?\n]{0,80}|\b(?:give|award|assign|rate|score|grade|mark) (?:this|my|the) (?:essay|response|answer|work|student|applicant)[^.!?\n]{0,60}(?:\b100\b|10\/10|4\/4|\bperfect\b|\bfull marks\b|\bhighest\b|\bmaximum\b|\btop score\b|\ba\+)|\byou are (?:now )?(?:an?|the) (?:helpful |expert |lenient )?(?:ai|assistant|reviewer|grader|chatbot|language model|examiner)\b[^.!?\n]{0,80}|\b(?:system|developer) (?:prompt|message|instruction)s?\b[^.!?\n]{0,60}|\b(?:respond|reply|output|answer) only with\b[^.!?\n]{0,60}|\b(?:note|message|instruction)s? (?:to|for) (?:the )?(?:ai|reviewer|grader|model|assistant|evaluator)\b[^.!?\n]{0,80}|<\/?(?:system|essay|instructions?|prompt)>|\bend of essay\b[^.!?\n]{0,60}/giu;

/** Orders to whoever or whatever reads the essay. They change no score. */
export const instructions = ({ text }: EssayToJudge): Finding[] =>
  found('instruction', matchesOf(text, INSTRUCTION));
