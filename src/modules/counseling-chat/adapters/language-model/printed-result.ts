import { type ToolResult } from '../../application/tools/tools.js';
import { type Figure } from '../../domain/figures/figure.js';
import { printed } from '../../domain/figures/print.js';
import { type CitedPage } from '../../domain/replies/citation-list.js';
import { type CollegeRef } from '../../domain/replies/reply.js';

const MOST_CHARACTERS = 1_500;

/** A tool’s result for the model: every figure as it may be printed, so that a copy passes the guard. */
export function printedResult(result: ToolResult<unknown>): string {
  if (!result.ok) return JSON.stringify({ failed: result.words });
  return JSON.stringify(forModel(result.data)).slice(0, MOST_CHARACTERS);
}

function forModel(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forModel);
  if (typeof value !== 'object' || value === null) return value;
  if (isFigure(value))
    return `${printed(value).text} (${value.label}${value.year === '' ? '' : `, ${value.year}`})`;
  if (isPage(value)) return value.name;
  if (isCollege(value)) return `${value.name}, ${value.place} (id ${String(value.id)})`;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, forModel(inside)]));
}

const isFigure = (value: object): value is Figure => 'label' in value && 'unit' in value && 'said' in value;
const isPage = (value: object): value is CitedPage => 'name' in value && 'url' in value && 'year' in value;
const isCollege = (value: object): value is CollegeRef =>
  'id' in value && 'place' in value && 'state' in value;
