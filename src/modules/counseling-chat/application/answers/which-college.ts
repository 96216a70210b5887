import { type CollegeMention } from '../../domain/entities/entities.js';
import { stateName } from '../../domain/entities/state-names.js';
import { ReplyWriter } from '../../domain/replies/reply-writer.js';
import { type CollegeRef, type Reply } from '../../domain/replies/reply.js';

const LONGEST_CHIP = 32;

/** Asks which of several colleges was meant; each chip says what tells it apart. */
export function askWhichCollege({ text }: CollegeMention, options: readonly CollegeRef[]): Reply {
  const named = options.map(withPlace);
  const last = named.at(-1) ?? '';
  const all = named.length > 1 ? `${named.slice(0, -1).join('; ')}; or ${last}` : last;
  return new ReplyWriter('question')
    .say(`Which ${text} do you mean: ${all}?`)
    .offer(...options.map(chipOf))
    .done();
}

const withPlace = ({ name, place, state }: CollegeRef): string =>
  name.includes(place.split(',')[0] ?? place) ? `${name} (${stateName(state)})` : `${name} in ${place}`;

/** "Miami University (Ohio)", shortened until it fits. */
export function chipOf({ name, place, state }: CollegeRef): string {
  // "Miami (Ohio)" says it itself.
  if (name.endsWith(`(${stateName(state)})`)) return name;
  const told = [`${name} (${stateName(state)})`, `${name} (${state})`, `${name}, ${place}`, name];
  return told.find(({ length }) => length <= LONGEST_CHIP) ?? name.slice(0, LONGEST_CHIP);
}
