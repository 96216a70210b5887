import { ECHO_OF_PROMPT } from './generic-markers.js';
import { type SentenceFacts } from './measures.js';

const SHORTEST = 9;
const ENOUGH = 1.5;
const DIFFERENT_MARKERS = 2;

/** A sentence that could stand in many essays: at least two different markers, and little that is the writer's own. */
export const isGeneric = ({ sentence, generic, markers }: SentenceFacts): boolean =>
  sentence.words.length >= SHORTEST &&
  generic >= ENOUGH &&
  markers.filter((marker) => marker !== ECHO_OF_PROMPT).length >= DIFFERENT_MARKERS;
