import { type CollegeMatch } from '@/api';

type Contribution = CollegeMatch['contributions'][number];

/** Less than this rounds to zero points. */
const FELT = 0.5;

const strongest = (contributions: readonly Contribution[]) =>
  contributions.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))[0]?.words ?? [];

/** What raises the estimate most and what lowers it most, each in a sentence; empty when nothing changes it. */
export const reasonLine = (contributions: readonly Contribution[]) =>
  [
    strongest(contributions.filter(({ points }) => points >= FELT)),
    strongest(contributions.filter(({ points }) => points <= -FELT)),
  ]
    .flat()
    .join(' ');
