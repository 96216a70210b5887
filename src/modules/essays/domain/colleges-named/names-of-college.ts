/** What stands before the hyphen of a campus; "Embry-Riddle University" has none. */
const BEFORE_CAMPUS = /^(.*?\b(?:University|College|Institute)\b[^-]*)-/;

/**
 * What a student may write for a college. "University of Michigan-Ann Arbor" is also "University of Michigan", a name that
 * its campuses share.
 */
export function namesOfCollege(name: string, shortName: string): string[] {
  const shared = BEFORE_CAMPUS.exec(name)?.[1];
  const names = [name, shortName, ...(shared === undefined ? [] : [shared])];
  return [...new Set([...names, ...names.map((one) => one.replace(/^The /, ''))])];
}
