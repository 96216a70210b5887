import { type Figure } from '../../domain/figures/figure.js';
import { type CollegeRef } from '../../domain/replies/reply.js';
import { type ToolCall } from './turn-tools.js';

/** Every figure that the tools of a turn found. */
export const figuresIn = (calls: readonly ToolCall[]): Figure[] => everythingIn(calls).filter(isFigure);

/** Every college that they named. */
export const collegesIn = (calls: readonly ToolCall[]): CollegeRef[] => [
  ...new Map(
    everythingIn(calls)
      .filter(isCollege)
      .map((college) => [college.id, college]),
  ).values(),
];

function everythingIn(calls: readonly ToolCall[]): object[] {
  return calls.flatMap(({ result }) => (result.ok ? objectsIn(result.data) : []));
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

const isFigure = (found: object): found is Figure => 'label' in found && 'unit' in found && 'said' in found;
const isCollege = (found: object): found is CollegeRef =>
  'id' in found && 'place' in found && 'state' in found;
