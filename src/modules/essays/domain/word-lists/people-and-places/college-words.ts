/** What a college has, one word each: beside them a name is a particular of that college. */
export const COLLEGE_WORDS = `
course class seminar program lab laboratory professor club center centre institute house residential tradition library
journal ensemble major minor studio fellowship collective society orchestra team workshop newspaper magazine co-op
clinic museum archive garden farm observatory theater theatre radio station department curriculum initiative
concentration track project semester term dorm hall cooperative capstone colloquium conference
`
  .trim()
  .split(/\s+/);
