import { type FieldProblem } from '#shared-kernel/domain/refusal.js';

export const GPA_SCALES = ['4.0', '5.0', '6.0', '100'] as const;
export type GpaScale = (typeof GPA_SCALES)[number];

export const NOT_APPLICABLE = 'N/A';
export const BELOW_SEVENTY = '<70';

/** The GPA as text: a number with at most two decimals, "<70" on the 100 scale, or "N/A". */
export type WrittenGpa = string;

const HIGHEST_UNWEIGHTED: Record<GpaScale, number> = { '4.0': 4, '5.0': 5, '6.0': 6, '100': 100 };
const HIGHEST_WEIGHTED: Record<GpaScale, number> = { '4.0': 5, '5.0': 6, '6.0': 7, '100': 110 };

interface Grades {
  gpaScale: GpaScale;
  unweightedGpa: WrittenGpa | null;
  weightedGpa: WrittenGpa | null;
}

export const unweightedWithinScale = ({ gpaScale, unweightedGpa }: Grades): FieldProblem | null =>
  problemWith('unweightedGpa', 'Unweighted GPA', unweightedGpa, gpaScale, HIGHEST_UNWEIGHTED);

export const weightedWithinScale = ({ gpaScale, weightedGpa }: Grades): FieldProblem | null =>
  problemWith('weightedGpa', 'Weighted GPA', weightedGpa, gpaScale, HIGHEST_WEIGHTED);

function problemWith(
  path: string,
  name: string,
  written: WrittenGpa | null,
  scale: GpaScale,
  highest: Record<GpaScale, number>,
): FieldProblem | null {
  if (written === null || written === NOT_APPLICABLE) return null;
  if (written === BELOW_SEVENTY && scale === '100') return null;

  const gpa = Number(written);
  if (gpa >= 0 && gpa <= highest[scale]) return null;
  return { path, message: `${name} must be between 0 and ${highest[scale]} on the ${scale} scale` };
}
