/** UNITIDs of the undergraduate campuses of the University of California, which share one application. */
const UC_CAMPUSES: readonly number[] = [
  110635, // Berkeley
  110644, // Davis
  110653, // Irvine
  110662, // Los Angeles
  445188, // Merced
  110671, // Riverside
  110680, // San Diego
  110705, // Santa Barbara
  110714, // Santa Cruz
];

export const isUcCampus = (collegeId: number): boolean => UC_CAMPUSES.includes(collegeId);
