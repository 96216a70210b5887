import { type EssayVersionLine } from '@/api';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { cn } from '@/lib/cn';
import { NameVersion } from './name-version';
import { RestoreVersion } from './restore-version';
import { factsOf } from './version-words';

type VersionLineProps = {
  essayId: string;
  version: EssayVersionLine;
  newest: number;
  /** It is one of the two that are compared. */
  shown: boolean;
  onCompare: (versionNumber: number) => void;
};

export const VersionLine = ({ essayId, version, newest, shown, onCompare }: VersionLineProps) => {
  const { versionNumber, name } = version;
  const isNewest = versionNumber === newest;

  return (
    <div
      className={cn(
        'grid gap-1 rounded-md border px-3.5 py-3',
        shown ? 'border-foreground' : 'border-transparent',
      )}
    >
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold wrap-anywhere">{name ?? `Version ${versionNumber}`}</b>
        {name !== null && <span className="text-hint text-muted-foreground">Version {versionNumber}</span>}
        {isNewest && <Badge tone="ink">Newest</Badge>}
      </p>
      <p className="text-hint text-muted-foreground tabular-nums">{factsOf(version)}</p>
      <div className="-ml-3 flex flex-wrap">
        <Button variant="ghost" size="sm" aria-pressed={shown} onClick={() => onCompare(versionNumber)}>
          Compare <span className="sr-only">version {versionNumber}</span>
        </Button>
        {!isNewest && <RestoreVersion essayId={essayId} version={version} newest={newest} />}
        <NameVersion essayId={essayId} version={version} />
      </div>
    </div>
  );
};
