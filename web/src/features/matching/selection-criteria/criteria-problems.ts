import { type CriteriaForm, type Ends, rangeNames, rangeWords, weightNames } from './criteria';

/** Messages by the id of the input to mend. */
export type Problems = ReadonlyMap<string, string>;

export const weightId = (name: string) => `weight-${name}`;
export const endId = (name: string, end: keyof Ends) => `${name}-${end}`;

const isNumberIn = (text: string, least: number, most: number, whole: boolean) => {
  const figure = Number(text);
  return text.trim() !== '' && figure >= least && figure <= most && (!whole || Number.isInteger(figure));
};

export const problemsIn = ({ weights, ranges }: CriteriaForm): Problems => {
  const problems = new Map<string, string>();
  for (const name of weightNames)
    if (!isNumberIn(weights[name], 0, 100, true))
      problems.set(weightId(name), 'Enter a whole number from 0 to 100');
  if (problems.size === 0 && weightNames.every((name) => Number(weights[name]) === 0))
    problems.set(weightId('academic'), 'At least one of the five has to count');

  for (const name of rangeNames) {
    const { least, most, whole } = rangeWords[name];
    const ends = ranges[name];
    for (const end of ['min', 'max'] as const)
      if (ends[end].trim() !== '' && !isNumberIn(ends[end], least, most, whole))
        problems.set(
          endId(name, end),
          `Enter a ${whole ? 'whole ' : ''}number from ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}`,
        );
    const bothTyped = ends.min.trim() !== '' && ends.max.trim() !== '';
    if (bothTyped && Number(ends.max) < Number(ends.min) && !problems.has(endId(name, 'max')))
      problems.set(endId(name, 'max'), 'The most must not be below the least');
  }
  return problems;
};
