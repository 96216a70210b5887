/** Answers that may be taken from talk. Nothing about race, gender, name, address, income or family is here on purpose. */
export interface ProfileChanges {
  readonly currentGradeLevel?: '9th' | '10th' | '11th' | '12th' | 'Graduate';
  readonly graduationYear?: number;
  /** Two-letter code of the home state. */
  readonly state?: string;
  readonly gpaScale?: '4.0' | '5.0' | '6.0' | '100';
  /** As written, such as "3.7". */
  readonly unweightedGpa?: string;
  readonly weightedGpa?: string;
  readonly satTotal?: number;
  readonly satMath?: number;
  readonly satReadingWriting?: number;
  readonly actComposite?: number;
  readonly testPreference?: 'SAT' | 'ACT' | 'Both' | 'Neither';
  readonly apCoursesTaken?: number;
  readonly honorsCourses?: number;
  readonly dualEnrollmentCredits?: number;
  /** A title of the list of majors. */
  readonly intendedMajor?: string;
  readonly location?: readonly ('Urban' | 'Suburban' | 'Rural')[];
  readonly collegeSize?: readonly ('0-5000' | '5001-10000' | '10001-20000' | '20000+')[];
  readonly ownership?: 'Public' | 'Private' | 'No preference';
  readonly geographicRegions?: readonly string[];
  readonly maxTuition?: number;
  readonly maxDistanceFromHome?: number;
}

/** One fact in the student's own words. */
export interface ExtractedFact {
  readonly field: keyof ProfileChanges;
  readonly value: ProfileChanges[keyof ProfileChanges];
  /** The words it came from. */
  readonly said: string;
  readonly status: 'proposed' | 'saved' | 'declined';
}

/** What a chance may be computed with in place of the stored answers. */
export interface WhatIfChanges {
  readonly satTotal?: number;
  readonly actComposite?: number;
  readonly unweightedGpa?: number;
  readonly weightedGpa?: number;
  readonly apCoursesTaken?: number;
  readonly homeState?: string;
  readonly round?: 'Early Decision' | 'Early Action' | 'Regular Decision';
  readonly testPreference?: 'SAT' | 'ACT' | 'Both' | 'Neither';
}
