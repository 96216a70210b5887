import { type CollegeMatch } from '@/api';

type Known = Pick<CollegeMatch, 'dataCompleteness'>;

/** With less than half of the answers a match is told as what it is: from a few of them. */
const MOST_OF_IT = 0.5;

/** "match", or "match so far". */
export const matchLabel = ({ dataCompleteness }: Known) =>
  dataCompleteness < MOST_OF_IT ? 'match so far' : 'match';

/** " · 87% match", after the place of a college; nothing without a match. */
export const afterPlace = (match: Known & Pick<CollegeMatch, 'matchPercentage'>) =>
  match.matchPercentage === null ? '' : ` · ${match.matchPercentage}% ${matchLabel(match)}`;
