/** What an admin counts of a student. The student's own twelve sections are counted elsewhere. */
export const PROFILE_PARTS = [
  'userProfile',
  'academicProfile',
  'interestsGoals',
  'activities',
  'leadershipRoles',
  'collegePreferences',
  'essays',
  'applications',
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** Null or an empty list is "never entered". */
export type StoredParts = Readonly<
  Record<ProfilePart, Readonly<Record<string, unknown>> | readonly unknown[] | null>
>;

export interface PartsCompletion {
  readonly completed: number;
  readonly total: number;
  /** A whole percent. */
  readonly percentage: number;
  readonly missing: readonly ProfilePart[];
}

/** Filled in without the student: from the registration, or as the form's default. */
const PREFILLED: readonly string[] = ['email', 'country', 'gpaScale'];

export function completionOf(parts: StoredParts): PartsCompletion {
  const missing = PROFILE_PARTS.filter((part) => !isPresent(parts[part]));
  const total = PROFILE_PARTS.length;
  const completed = total - missing.length;
  return { completed, total, percentage: Math.round((100 * completed) / total), missing };
}

function isPresent(part: StoredParts[ProfilePart]): boolean {
  if (part === null) return false;
  if (isList(part)) return part.length > 0;
  return Object.entries(part).some(([field, answer]) => !PREFILLED.includes(field) && isAnswered(answer));
}

const isAnswered = (answer: unknown): boolean =>
  Array.isArray(answer) ? answer.length > 0 : answer !== null && answer !== '';

const isList = (part: object): part is readonly unknown[] => Array.isArray(part);
