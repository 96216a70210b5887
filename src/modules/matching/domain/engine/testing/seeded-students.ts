import { type StudentFacts } from '../student/student-facts.js';
import { seededUniform } from './seeded-random.js';
import { activities, aStudent, awards } from './worked-profiles.js';

const STATES = ['CA', 'NY', 'TX', 'OH', 'GA', 'AZ', 'IA', 'KS', 'MS', 'NC', 'VA', 'IL', 'WA', 'ME', 'PR'];
const MAJORS = [
  ['11', '1107'],
  ['14', '1408'],
  ['51', '5138'],
  ['50', '5009'],
  ['52', '5202'],
  ['45', '4511'],
] as const;

/** Students of every kind, each with some answers missing; always the same ones. */
export function seededStudents(count: number): readonly StudentFacts[] {
  const random = seededUniform(1313);
  const oneOf = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)];
  const sometimes = <T>(share: number, value: T): T | null => (random() < share ? value : null);
  const between = (least: number, most: number) => least + random() * (most - least);

  return Array.from({ length: count }, () => {
    const gpaScale = oneOf([4, 4, 4, 5, 6, 100] as const) ?? 4;
    const gpa = gpaScale === 100 ? between(65, 100) : between(1.8, gpaScale);
    const classSize = Math.round(between(20, 700));
    const major = sometimes(0.8, oneOf(MAJORS));
    const active = random() < 0.7;
    return aStudent({
      homeState: sometimes(0.85, oneOf(STATES) ?? null),
      gpaScale,
      unweightedGpa: sometimes(0.8, Math.round(100 * gpa) / 100),
      weightedGpa: sometimes(0.2, Math.round(100 * gpa) / 100),
      classSize: sometimes(0.4, classSize),
      classRank: Math.ceil(random() * classSize),
      satTotal: sometimes(0.5, 10 * Math.round(between(70, 160))),
      actComposite: sometimes(0.3, Math.round(between(12, 36))),
      testPreference: sometimes(0.3, oneOf(['SAT', 'Neither'] as const) ?? null),
      apCoursesTaken: sometimes(0.6, Math.floor(random() * 12)),
      honorsCourses: sometimes(0.3, Math.floor(random() * 10)),
      cipFamily: major?.[0] ?? null,
      majorCip4: major?.[1] ?? null,
      activities: active ? activities(Math.ceil(random() * 6), between(1, 15), between(1, 4)) : [],
      awards: active && random() < 0.4 ? awards('State') : [],
      applicationRound: sometimes(
        0.5,
        oneOf(['Early Decision', 'Early Action', 'Regular Decision'] as const) ?? null,
      ),
    });
  });
}
