import { useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { type Found, type PickedCollege, useCollegesNamed } from './use-colleges-named';

type PickerWords = {
  label: string;
  hint: string;
  news: (found: Found) => string;
  change: string;
};

type CollegePickerProps = {
  picked: PickedCollege | null;
  onPick: (college: PickedCollege | null) => void;
  words: PickerWords;
  error?: string | undefined;
};

/** Finds one college by its name and keeps it until another is wanted. */
export const CollegePicker = ({ picked, onPick, words, error }: CollegePickerProps) => {
  const [text, setText] = useState('');
  const { colleges, found } = useCollegesNamed(text);

  if (picked !== null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-3.5 py-2.5">
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{picked.name}</span>
          <span className="block text-hint text-muted-foreground">{picked.location}</span>
        </span>
        <Button variant="outline" size="sm" onClick={() => onPick(null)}>
          {words.change}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2">
      <Field label={words.label} hint={words.hint} error={error}>
        <Input
          type="search"
          value={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setText(target.value)}
          // Enter picks the only college that was found, and never sends the form around it.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [only] = colleges;
            if (only !== undefined && colleges.length === 1) onPick(only);
          }}
        />
      </Field>
      <p role="status" className="text-hint text-muted-foreground empty:hidden">
        {found === null ? '' : words.news(found)}
      </p>
      {colleges.length > 0 && (
        <ul className="grid divide-y rounded-md border">
          {colleges.map((college) => (
            <li key={college.id}>
              <button
                type="button"
                className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 px-3.5 py-2 text-left -outline-offset-2 hover:bg-accent"
                onClick={() => onPick(college)}
              >
                <span className="min-w-0 font-[550] wrap-anywhere">{college.name}</span>
                <span className="text-hint text-muted-foreground">{college.location}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
