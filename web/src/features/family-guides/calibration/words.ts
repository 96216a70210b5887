/** A mean error in percentage points. */
const error = (points: number) => {
  const size = Math.abs(points);
  if (size < 0.1) return 'as published';
  return `${size} ${size === 1 ? 'point' : 'points'} too ${points < 0 ? 'low' : 'high'}`;
};

export const english = {
  compared: (count: number) =>
    `We compared the method with ${count} admit rates that were published for groups of students, such as “GPA 3.8–4.19 at UC Davis”. For each one we asked about a student in the middle of the group, with the college’s admit rate of that year.`,
  average: (points: number) => `On average our estimate was ${points} points off.`,
  within: (share: string) => `${share} of the published rates lie inside our range. We aim for 80%.`,
  assured:
    'A rule that assures admission promises 100%. We say about 97%, because courses have to be checked and rules change. So it is never inside our range.',
  fitted: (leftOut: number) =>
    `Some of these tables also helped to set the method, above all the rates by residence. So this shows that it fits them, not that it is right elsewhere. Nearly all are from the University of California and from very selective private colleges. Ordinary colleges publish no such tables, so we can’t check ourselves there. ${leftOut} more could not be compared with a student.`,
  all: (count: number) => `All ${count}, the worst first`,
  sources: (day: string) =>
    `Worked out on ${day}. Sources: admission summaries of the University of California, Common Data Sets and admission offices, most of them read in public transcriptions; rules of state boards of regents.`,
  day: (day: string) => new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  row: (published: string, estimate: string, low: string, high: string) =>
    `published ${published}, our estimate ${estimate} (${low} to ${high})`,
  plot: 'Published rates and our estimates; the figures are in the lists.',
  plotCaption:
    'Left to right: the published rate, 0 to 100%. Bottom to top: our estimate and its range. On the dashed line both are the same.',
  table: {
    kind: 'Published rates',
    count: 'How many',
    estimate: 'Our estimate, on average',
    off: 'Off by',
    within: 'Inside our range',
  },
  points: (points: number) => `${points} points`,
  error,
  kind: (kind: string): string => kind,
  group: (group: string): string => group,
};
export type Words = typeof english;
