import { type NamedCollege } from '../domain/colleges-named/named-college.js';

/** The colleges of one catalogue release. */
interface NamedColleges {
  release: string;
  colleges: readonly NamedCollege[];
}

/** What colleges are called, for finding their names in an essay. */
export abstract class CollegeNameList {
  /** The same object until the catalogue changes. */
  abstract current(): Promise<NamedColleges>;
}
