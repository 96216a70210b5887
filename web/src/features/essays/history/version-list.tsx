import { type EssayHistoryLine } from '@/api';
import { type Compared } from './compared';
import { VersionLine } from './version-line';

type VersionListProps = {
  essayId: string;
  history: readonly EssayHistoryLine[];
  compared: Compared | null;
  onCompare: (versionNumber: number) => void;
};

/** One line for each sitting, and each named, reviewed or restored version. */
export const VersionList = ({ essayId, history, compared, onCompare }: VersionListProps) => {
  const newest = history[0]?.versionNumber ?? 0;
  const isShown = (versionNumber: number) =>
    versionNumber === compared?.before.versionNumber || versionNumber === compared?.after.versionNumber;
  const props = { essayId, newest, onCompare };

  return (
    <ol
      aria-label="Versions, the newest first"
      className="grid gap-1 rounded-lg border bg-card p-2 shadow-card"
    >
      {history.map(({ folded, ...version }) => (
        <li key={version.versionNumber}>
          <VersionLine {...props} version={version} shown={isShown(version.versionNumber)} />
          {folded.length > 0 && (
            <details
              className="ml-3.5 border-l pl-2"
              open={folded.some((each) => isShown(each.versionNumber))}
            >
              <summary className="min-h-8 content-center px-1 text-hint text-muted-foreground">
                {folded.length === 1 ? '1 earlier save' : `${folded.length} earlier saves`} in this sitting
              </summary>
              <ol className="grid gap-1">
                {folded.map((each) => (
                  <li key={each.versionNumber}>
                    <VersionLine {...props} version={each} shown={isShown(each.versionNumber)} />
                  </li>
                ))}
              </ol>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
};
