import { Command } from 'cmdk';
import { Bookmark, Check, Landmark, Search } from 'lucide-react';
import { type College } from '@/api';
import { useSaveCollege } from '@/features/matching/saved-colleges/use-save-college';
import { useIsSaved } from '@/features/matching/saved-colleges/use-saved-colleges';
import { useReadsOnly } from '@/lib/session/use-reads-only';
import { PaletteItem } from './palette-item';
import { useWords } from '@/lib/preferences/language';
import { useSay } from '@/lib/preferences/say';
import { english } from './words';
import { spanish } from './words.es';

type PaletteCollegesProps = {
  search: string;
  /** Best first. */
  colleges: readonly College[];
  total: number;
  onGo: (address: string) => void;
  onDone: () => void;
};

/** The colleges found, and the actions for the best match. */
export const PaletteColleges = ({ search, colleges, total, onGo, onDone }: PaletteCollegesProps) => {
  const [best] = colleges;
  const readsOnly = useReadsOnly();
  const say = useSay();
  const words = useWords({ en: english, es: spanish });
  if (!best) return null;

  return (
    <Command.Group heading={say('Colleges')}>
      {colleges.map((college) => (
        <PaletteItem
          key={college.id}
          value={`college ${college.id}`}
          icon={Landmark}
          hint={say('Open college')}
          onSelect={() => onGo(`/colleges/${college.id}`)}
        >
          {college.shortName}{' '}
          <span className="text-hint font-normal whitespace-nowrap text-muted-foreground">
            {college.location}
          </span>
        </PaletteItem>
      ))}
      {total > colleges.length && (
        <PaletteItem
          value="all colleges found"
          icon={Search}
          onSelect={() => onGo(`/colleges?${new URLSearchParams({ search }).toString()}`)}
        >
          {words.all(total, search)}
        </PaletteItem>
      )}
      {!readsOnly && <SaveItem college={best} onGo={onGo} onDone={onDone} />}
    </Command.Group>
  );
};

type SaveItemProps = Pick<PaletteCollegesProps, 'onGo' | 'onDone'> & { college: College };

const SaveItem = ({ college, onGo, onDone }: SaveItemProps) => {
  const saved = useIsSaved(college.id);
  const words = useWords({ en: english, es: spanish });
  const { save } = useSaveCollege(college, college.match);

  return (
    <PaletteItem
      value={`save ${college.id}`}
      icon={saved ? Check : Bookmark}
      hint={saved ? words.openList : words.action}
      onSelect={() => {
        if (saved) {
          onGo('/my-list');
          return;
        }
        onDone();
        save();
      }}
    >
      {saved ? words.onList(college.shortName) : words.save(college.shortName)}
    </PaletteItem>
  );
};
