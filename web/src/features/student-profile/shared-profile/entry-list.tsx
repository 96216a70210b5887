import { type ReactNode } from 'react';
import { type Entry } from './entries';

type EntryListProps = {
  entries: readonly Entry[];
  none: string;
  /** Shows the file of an entry that has one. */
  file: (entry: Entry) => ReactNode;
};

export const EntryList = ({ entries, none, file }: EntryListProps) =>
  entries.length === 0 ? (
    <p className="text-muted-foreground">{none}</p>
  ) : (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-2 print:grid-cols-1 print:gap-3">
      {entries.map((entry) => (
        <EntryItem key={entry.id} entry={entry} file={entry.hasFile === true && file(entry)} />
      ))}
    </ul>
  );

type EntryItemProps = { entry: Entry; file: ReactNode };

const EntryItem = ({ entry: { title, facts, texts, link }, file }: EntryItemProps) => (
  <li className="grid min-w-0 content-start gap-1 break-inside-avoid">
    <p dir="auto" className="font-semibold wrap-anywhere">
      {title}
    </p>
    {facts.length > 0 && (
      <p dir="auto" className="text-hint wrap-anywhere text-muted-foreground tabular-nums">
        {facts.join(' · ')}
      </p>
    )}
    {texts.map(({ label, text }) => (
      <p key={label} dir="auto" className="max-w-[44em] wrap-anywhere whitespace-pre-line">
        <span className="text-muted-foreground">{label}:</span> {text}
      </p>
    ))}
    {link != null && (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className="link justify-self-start wrap-anywhere"
      >
        {link}
      </a>
    )}
    {file}
  </li>
);
