import { yearsIn } from '@/lib/words/figures';

/** Who published it and where it was read. */
export const PublishedBy = ({ source }: { source: string }) => (
  <p className="text-small text-muted-foreground">Source: {source}</p>
);

/** What was published for another cycle says so. */
export const CycleNote = ({ published, own }: { published: string; own: string }) => (
  <p>
    {published === own
      ? `Published for ${yearsIn(own)}, the cycle you apply in.`
      : `In the ${yearsIn(published)} cycle. You apply in ${yearsIn(own)}, so check yours.`}
  </p>
);
