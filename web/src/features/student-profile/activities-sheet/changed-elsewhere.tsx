import { Button } from '@/components/ui/basics/button';
import { type differences } from './differences';

type ChangedElsewhereProps = {
  found: ReturnType<typeof differences>;
  onKeepMine: () => void;
  onUseOther: () => void;
};

/** Two tabs or two devices: both texts, and the student chooses. */
export const ChangedElsewhere = ({ found, onKeepMine, onUseOther }: ChangedElsewhereProps) => (
  <div role="alert" className="grid gap-4 rounded-[12px] border-2 border-destructive px-4 py-4 md:px-5">
    <div className="grid gap-1">
      <h2 className="text-section">This sheet changed somewhere else</h2>
      <p>
        You saved it in another tab or on another device. Your changes here are kept, but not saved. Choose
        which to keep.
      </p>
    </div>
    <ul className="grid gap-3">
      {found.map(({ what, here, there }) => (
        <li key={what} className="grid gap-1">
          <p className="font-semibold wrap-anywhere">{what}</p>
          <dl className="grid gap-x-6 gap-y-1 text-hint md:grid-cols-2">
            <Version name="Here" text={here} />
            <Version name="Saved elsewhere" text={there} />
          </dl>
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-2">
      <Button onClick={onKeepMine}>Keep what’s here</Button>
      <Button variant="outline" onClick={onUseOther}>
        Use what was saved elsewhere
      </Button>
    </div>
  </div>
);

const Version = ({ name, text }: { name: string; text: string }) => (
  <div className="min-w-0">
    <dt className="text-small font-semibold text-muted-foreground">{name}</dt>
    <dd dir="auto" className="wrap-anywhere">
      {text === '' ? <em>Empty</em> : text}
    </dd>
  </div>
);
