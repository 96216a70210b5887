import { type ProfileImportReply } from '@/api';
import { count } from '@/lib/words/figures';

/** What is wrong with a file: by line and column. */
export const FileProblems = ({ result: { problems, problemCount } }: { result: ProfileImportReply }) => (
  <section aria-label="Problems in the file" className="grid gap-2">
    <p role="alert" className="font-semibold text-destructive">
      {problemCount === 1 ? 'One problem' : `${count(problemCount)} problems`} to fix. Nothing was imported.
    </p>
    <ul className="grid divide-y border-y">
      {problems.map(({ line, column, message }) => (
        <li key={`${line} ${column ?? ''} ${message}`} className="flex flex-wrap gap-x-3 py-2">
          <span className="font-semibold tabular-nums">
            Line {line}
            {column !== null && `, ${column}`}
          </span>
          <span className="min-w-0 break-words">{message}</span>
        </li>
      ))}
    </ul>
    {problems.length < problemCount && (
      <p className="text-hint text-muted-foreground">These are the first {count(problems.length)}.</p>
    )}
  </section>
);
