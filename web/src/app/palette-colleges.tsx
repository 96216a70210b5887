import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Bookmark, Check, GraduationCap, Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { type College } from '@/api';
import { searchCollegesOptions } from '@/api/@tanstack/react-query.gen';
import { useSaveCollege } from '@/features/matching/use-save-college';
import { useIsSaved } from '@/features/matching/use-saved-colleges';
import { PaletteItem } from './palette-item';
import { useSettled } from './use-settled';

const PAUSE_MS = 300;
const SHOWN = 5;
const SHORTEST = 2;

/** The colleges that fit what was typed, asked for after a pause, with what can be done with the best of them. */
export const PaletteColleges = ({ words, onDone }: { words: string; onDone: () => void }) => {
  const navigate = useNavigate();
  const settled = useSettled(words, PAUSE_MS);
  const search = settled === words && words.length >= SHORTEST ? words : '';
  const found = useQuery({
    ...searchCollegesOptions({ query: { search, pageSize: SHOWN } }),
    enabled: search !== '',
  });
  if (words.length < SHORTEST) return null;

  const colleges = search === '' ? [] : (found.data?.colleges ?? []);
  const [best] = colleges;
  const more = (found.data?.total ?? 0) - colleges.length;
  const go = (address: string) => {
    onDone();
    void navigate(address);
  };

  return (
    <>
      <p
        role="status"
        className={colleges.length > 0 ? 'sr-only' : 'px-2.5 py-2.5 text-hint text-muted-foreground'}
      >
        {wordsFor(search === '' || found.isFetching, found.isError, colleges.length)}
      </p>
      {best && (
        <Command.Group heading="Colleges">
          {colleges.map((college) => (
            <PaletteItem
              key={college.id}
              value={`college ${college.id}`}
              icon={GraduationCap}
              hint="Open college"
              onSelect={() => go(`/colleges?college=${college.id}`)}
            >
              {college.name}{' '}
              <span className="font-normal text-hint whitespace-nowrap text-muted-foreground">
                {college.location}
              </span>
            </PaletteItem>
          ))}
          {more > 0 && (
            <PaletteItem
              value="all colleges found"
              icon={Search}
              onSelect={() => go(`/colleges?${new URLSearchParams({ search }).toString()}`)}
            >
              {more === 1 ? 'Show one more college' : `Show all ${colleges.length + more} colleges`} for “
              {search}”
            </PaletteItem>
          )}
          <SaveItem college={best} onDone={onDone} />
        </Command.Group>
      )}
    </>
  );
};

const wordsFor = (waiting: boolean, failed: boolean, count: number) => {
  if (waiting) return 'Looking through the colleges';
  if (failed) return 'We couldn’t reach the colleges. Check your connection and try again.';
  if (count === 0) return 'No college matches that.';
  return count === 1 ? 'One college found' : `${count} colleges found`;
};

const SaveItem = ({ college, onDone }: { college: College; onDone: () => void }) => {
  const navigate = useNavigate();
  const saved = useIsSaved(college.id);
  const { save } = useSaveCollege(college, college.match);

  return (
    <PaletteItem
      value={`save ${college.id}`}
      icon={saved ? Check : Bookmark}
      hint={saved ? 'Open My List' : 'Action'}
      onSelect={() => {
        onDone();
        if (saved) void navigate('/my-list');
        else save();
      }}
    >
      {saved ? `${college.name} is on My List` : `Save ${college.name} to My List`}
    </PaletteItem>
  );
};
