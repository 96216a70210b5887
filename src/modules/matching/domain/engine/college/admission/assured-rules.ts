import { codeAt } from '../../numeric/column.js';

/** A student as the rules read one. */
export interface AssuredCandidate {
  readonly homeState: string | null;
  /** Unweighted, out of 4.0; null when only a weighted average is known, which the rules do not use. */
  readonly gpa: number | null;
  /** An SAT counts as the highest ACT whose concordance does not exceed it. */
  readonly act: number | null;
  /** Share of the class at or above the student's rank, 0-1. */
  readonly fromTheTop: number | null;
}

/** Admission that a public college promises, mostly to its residents. */
export interface AssuredRule {
  /** The home state of whom it is for; null for everyone. */
  readonly state: string | null;
  /** UNITIDs. */
  readonly colleges: readonly number[];
  readonly met: (student: AssuredCandidate) => boolean;
  /** Follows "admits residents with". */
  readonly words: string;
}

const IOWA_INDEX = { perAct: 3, perGpa: 30, coreUnits: 75, enough: 245 } as const;

/** Only rules of a state or of the college itself, each with its source. Checked in 2025. */
export const ASSURED_RULES: readonly AssuredRule[] = [
  {
    // Iowa Board of Regents, admission index with 15 units of core courses: Iowa State and Iowa. iowaregents.edu
    state: 'IA',
    colleges: [153603, 153658],
    met: ({ gpa, act }) =>
      gpa !== null &&
      act !== null &&
      IOWA_INDEX.perAct * act + IOWA_INDEX.perGpa * gpa + IOWA_INDEX.coreUnits >= IOWA_INDEX.enough,
    words: 'an Iowa regents’ index of 245 (three times the ACT, 30 times the GPA, and core courses)',
  },
  {
    // Arizona Board of Regents: Arizona State and Northern Arizona. collegereadyaz.com
    state: 'AZ',
    colleges: [104151, 105330],
    met: ({ gpa }) => gpa !== null && gpa >= 3,
    words: 'a GPA of 3.0 in core courses',
  },
  {
    // Kansas Board of Regents, qualified admission: Fort Hays State, Pittsburg State and Wichita State. kansasregents.org
    state: 'KS',
    colleges: [155061, 155681, 156125],
    met: ({ gpa, act }) => (gpa !== null && gpa >= 2.25) || (act !== null && act >= 21),
    words: 'a GPA of 2.25 or an ACT of 21',
  },
  {
    // Mississippi public universities, college preparatory core: Southern Mississippi, Jackson State, Mississippi Valley State.
    state: 'MS',
    colleges: [176372, 175856, 176044],
    met: ({ gpa }) => gpa !== null && gpa >= 3.2,
    words: 'a GPA of 3.2 in the college preparatory courses',
  },
  {
    // Texas top 10% law (Education Code 51.803): Texas A&M at College Station. collegeforalltexans.com
    state: 'TX',
    colleges: [228723],
    met: ({ fromTheTop }) => fromTheTop !== null && fromTheTop <= 0.1,
    words: 'a place in the top 10% of their class',
  },
  {
    // The University of Texas at Arlington. uta.edu
    state: 'TX',
    colleges: [228769],
    met: ({ fromTheTop }) => fromTheTop !== null && fromTheTop <= 0.25,
    words: 'a place in the top 25% of their class',
  },
  {
    // Minnesota State University Moorhead, wherever the student lives. mnstate.edu, requirements for first-years
    state: null,
    colleges: [174358],
    met: ({ gpa, act, fromTheTop }) =>
      (gpa !== null && gpa >= 2.75) ||
      (act !== null && act >= 21) ||
      (fromTheTop !== null && fromTheTop <= 0.5),
    words: 'a GPA of 2.75, a place in the upper half of their class or an ACT of 21',
  },
];

/** The rule of the college in this row; null without one. */
export function assuredRuleAt(
  { assuredRule }: { readonly assuredRule: Uint8Array },
  row: number,
): AssuredRule | null {
  return ASSURED_RULES[codeAt(assuredRule, row)] ?? null;
}

/** Position in `ASSURED_RULES` of the rule that a college has. */
export function assuredRuleOf(unitId: number): number | null {
  const position = ASSURED_RULES.findIndex(({ colleges }) => colleges.includes(unitId));
  return position === -1 ? null : position;
}
