import { type Finding } from '../reading/finding.js';
import { found } from './found.js';
import { matchesOf } from './places.js';
import { type EssayToJudge } from './essay-to-judge.js';

const PLACEHOLDER =
  /\[[^\]\n]{0,12}(?:college|university|school|name|insert|here|city|program|professor|major|course|your|xx|club|date|number|example|detail)[^\]\n]{0,30}\]|\{[^}\n]{2,30}\}|\bX{3,}\b|_{3,}|\bTODO\b|\bTBD\b|\blorem ipsum\b|\(insert [^)\n]{2,40}\)|\b(?:college|school|university) name here\b|<(?:college|university|school|name|insert)[^>\n]{0,30}>|\?{3,}/giu;

const CHAT_LEFTOVER =
  /\bas an ai\b|\bas a (?:large )?language model\b|\bhere(?:'s| is| are) (?:a|an|the|your|my|some)? ?(?:more )?(?:revised|improved|polished|rewritten|refined|updated|draft|sample|possible|final)[^.!?\n]{0,60}(?:essay|draft|version|statement|paragraph|response|text)\b|\b(?:certainly|sure|absolutely|of course)[!,.] (?:here|i'd be happy|i can)[^.!?\n]{0,60}|\bi hope this (?:helps|essay helps|draft)\b|\bfeel free to (?:adjust|modify|customi[sz]e|edit|personali[sz]e|tweak)[^.!?\n]{0,60}|\blet me know if you(?:'d| would)? (?:like|want|need)[^.!?\n]{0,60}|\bword count: ?\d+|\bwould you like me to\b[^.!?\n]{0,60}|\bregenerate response\b/giu;

/** Gaps still to fill, and lines that a chat tool says around a text. */
export const leftovers = ({ text }: EssayToJudge): Finding[] => [
  ...found('placeholder', matchesOf(text, PLACEHOLDER)),
  ...found('chat-leftover', matchesOf(text, CHAT_LEFTOVER)),
];
