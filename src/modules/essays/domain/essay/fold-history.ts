/** Time without a save after which writing counts as another sitting. */
const PAUSE_MS = 30 * 60 * 1000;

export interface FoldableVersion {
  createdAt: Date;
  name: string | null;
  origin: string;
  isReviewed: boolean;
}

export interface HistoryLine<Version> {
  version: Version;
  /** Earlier saves of the same sitting, the newest first. */
  folded: Version[];
}

/**
 * One line per sitting, which shows its last save, and one for each version that was named, reviewed or restored.
 * Takes and gives the newest first.
 */
export function foldHistory<Version extends FoldableVersion>(
  newestFirst: readonly Version[],
): HistoryLine<Version>[] {
  const lines: HistoryLine<Version>[] = [];
  for (const version of newestFirst) {
    const line = lines.at(-1);
    if (line === undefined || standsAlone(version) || isAnotherSitting(line, version))
      lines.push({ version, folded: [] });
    else line.folded.push(version);
  }
  return lines;
}

const standsAlone = ({ name, origin, isReviewed }: FoldableVersion): boolean =>
  name !== null || origin === 'restored' || isReviewed;

function isAnotherSitting<Version extends FoldableVersion>(
  line: HistoryLine<Version>,
  earlier: Version,
): boolean {
  const next = line.folded.at(-1) ?? line.version;
  return next.createdAt.getTime() - earlier.createdAt.getTime() > PAUSE_MS;
}
