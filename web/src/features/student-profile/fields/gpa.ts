import * as z from 'zod/mini';
import { type AcademicProfile } from '@/api';
import { valuesOf } from '@/lib/words/choices';
import { NOT_APPLICABLE } from './not-applicable';

export type GpaScale = AcademicProfile['gpaScale'];

const BELOW_SEVENTY = '<70';

type ScaleRules = { label: string; unweighted: number; weighted: number };

/** Each scale with its highest GPA. */
const SCALES: Record<GpaScale, ScaleRules> = {
  '4.0': { label: '4.0 scale', unweighted: 4, weighted: 5 },
  '5.0': { label: '5.0 scale', unweighted: 5, weighted: 6 },
  '6.0': { label: '6.0 scale', unweighted: 6, weighted: 7 },
  '100': { label: '100-point scale', unweighted: 100, weighted: 110 },
};

/** The smallest first. */
const SCALE_ORDER = valuesOf(SCALES).sort((one, other) => SCALES[one].unweighted - SCALES[other].unweighted);

export const gpaScales = SCALE_ORDER.map((value) => ({ value, label: SCALES[value].label }));

export type GpaKind = 'unweighted' | 'weighted';

/** Highest first: in tenths, or in points down to "<70". */
export const gpaOptions = (scale: GpaScale, kind: GpaKind): string[] => {
  const highest = SCALES[scale][kind];
  if (scale !== '100')
    return Array.from({ length: highest * 10 + 1 }, (_, tenths) => (highest - tenths / 10).toFixed(1));
  return [...Array.from({ length: highest - 69 }, (_, points) => String(highest - points)), BELOW_SEVENTY];
};

/** Such as 3.8 on the 100-point scale. */
export const looksOutOfScale = (gpa: string, scale: GpaScale) =>
  scale === '100' && /^\d(\.\d+)?$/.test(gpa.trim());

const gpaText = (name: string) =>
  z.string().check(
    z.trim(),
    z.refine(
      (gpa) => gpa === '' || /^(\d{1,3}(\.\d{1,2})?|<70|N\/A)$/.test(gpa),
      `${name} must be a number with at most two decimals, or N/A`,
    ),
  );

const withinScale = (gpa: string, scale: GpaScale, kind: GpaKind) =>
  ['', NOT_APPLICABLE].includes(gpa) ||
  (gpa === BELOW_SEVENTY ? scale === '100' : Number(gpa) <= SCALES[scale][kind]);

const tooHigh = (name: string, scale: GpaScale, kind: GpaKind) =>
  `${name} must be between 0 and ${SCALES[scale][kind]} on the ${scale} scale`;

type Gpas = { gpaScale: GpaScale; unweightedGpa: string; weightedGpa: string };

/** The same rules and messages as the server's. */
export const gpaFields = {
  gpaScale: z.enum(SCALE_ORDER),
  unweightedGpa: gpaText('Unweighted GPA'),
  weightedGpa: gpaText('Weighted GPA'),
};

export const gpasWithinScale = [
  z.refine<Gpas>(({ unweightedGpa, gpaScale }) => withinScale(unweightedGpa, gpaScale, 'unweighted'), {
    path: ['unweightedGpa'],
    error: ({ input }) => tooHigh('Unweighted GPA', scaleOf(input), 'unweighted'),
  }),
  z.refine<Gpas>(({ weightedGpa, gpaScale }) => withinScale(weightedGpa, gpaScale, 'weighted'), {
    path: ['weightedGpa'],
    error: ({ input }) => tooHigh('Weighted GPA', scaleOf(input), 'weighted'),
  }),
] as const;

export const Grades = z.object({ ...gpaFields, notYet: z.boolean() }).check(...gpasWithinScale);

export type Grades = z.infer<typeof Grades>;

/** Stored values as input text. */
export const storedGpas = (academic: AcademicProfile | null): Gpas => ({
  gpaScale: academic?.gpaScale ?? '4.0',
  unweightedGpa: academic?.unweightedGpa ?? '',
  weightedGpa: academic?.weightedGpa ?? '',
});

export const gpaAnswers = ({ gpaScale, unweightedGpa, weightedGpa }: Gpas) => ({
  gpaScale,
  unweightedGpa: unweightedGpa || null,
  weightedGpa: weightedGpa || null,
});

const scaleOf = (grades: unknown): GpaScale => {
  const { data } = z.object({ gpaScale: z.enum(SCALE_ORDER) }).safeParse(grades);
  return data?.gpaScale ?? '4.0';
};
