import { type Entities } from '../entities/entities.js';
import { stateName } from '../entities/state-names.js';
import { normalize } from '../language/normalize.js';
import { type CollegeRef } from '../replies/reply.js';

const LONGEST_CHOICE = 9;
const SHORTEST_WORD = 2;
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'the one in of at and is it that this university college state i mean meant no yes ok main campus a to'.split(
    ' ',
  ),
);

/** Which of the colleges that were offered a message chooses: by name, by place in the row, or by where it is. */
export function chosenCollege(
  message: string,
  { colleges, references }: Entities,
  options: readonly CollegeRef[],
): number | null {
  if (normalize(message).words.length > LONGEST_CHOICE) return null;
  const byName = colleges.flatMap(({ candidates }) =>
    candidates.filter((id) => options.some((option) => option.id === id)),
  );
  if (byName.length === 1 || (colleges[0]?.certainty === 'take' && byName.length > 0))
    return byName[0] ?? null;
  const place = references.find((reference) => reference.to === 'place');
  if (place?.to === 'place' && place.count === 1) return options[place.from - 1]?.id ?? null;
  if (references.some(({ to }) => to === 'last') && !/\bthat\b/.test(message))
    return options.at(-1)?.id ?? null;
  return byWords(message, options);
}

/** The one option that shares the most words of the message; none when two share as many. */
function byWords(message: string, options: readonly CollegeRef[]): number | null {
  const said = wordsOf(message).filter((word) => !SAYS_NOTHING.has(word));
  const shared = options.map((option) => {
    const known = new Set(wordsOf(`${option.name} ${cityOf(option)} ${stateName(option.state)}`));
    return said.filter((word) => known.has(word)).length;
  });
  const most = Math.max(0, ...shared);
  const first = shared.indexOf(most);
  return most === 0 || shared.lastIndexOf(most) !== first ? null : (options[first]?.id ?? null);
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= SHORTEST_WORD);

/** Without the code of the state: "or" is a word, and Oregon. */
const cityOf = ({ place }: CollegeRef): string => place.split(',')[0] ?? '';
