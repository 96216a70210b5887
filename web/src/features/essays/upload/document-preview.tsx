import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/basics/button';
import { count } from '@/lib/words/figures';

/** As much of a text as the preview shows. */
const SHOWN_CHARACTERS = 500;

type DocumentPreviewProps = {
  name: string;
  text: string;
  words: number;
  onUse: () => void;
  onRemove: () => void;
};

export const DocumentPreview = ({ name, text, words, onUse, onRemove }: DocumentPreviewProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isCut = text.length > SHOWN_CHARACTERS;

  return (
    <section aria-labelledby="document-preview" className="grid gap-3">
      <div>
        <h2 id="document-preview" ref={heading} tabIndex={-1} className="text-title outline-none">
          Preview
        </h2>
        <p className="text-hint wrap-anywhere text-muted-foreground">
          {`${name}, ${count(words)} ${words === 1 ? 'word' : 'words'}`}
          {isCut && ` (the first ${count(SHOWN_CHARACTERS)} characters)`}
        </p>
      </div>
      <p
        dir="auto"
        className="rounded-md bg-sunken px-4 py-3 font-essay text-essay whitespace-pre-wrap wrap-anywhere"
      >
        {isCut ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onUse}>Use this text</Button>
        <Button variant="ghost" onClick={onRemove}>
          Choose another file
        </Button>
      </div>
    </section>
  );
};
