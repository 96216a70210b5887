import { CopyButton } from '../activities-sheet/copy-button';
import { type Words } from './words';

type AnswerProps = { asked: string; text: string | null; words: Words };

export const Answer = ({ asked, text, words }: AnswerProps) => (
  <section className="grid grid-cols-1 gap-x-8 gap-y-1.5 px-4.5 py-5 break-inside-avoid md:px-6 lg:grid-cols-[22rem_minmax(0,1fr)] print:grid-cols-1 print:px-0 print:py-3">
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <h3 className="min-w-0 flex-1 basis-60 text-title">{asked}</h3>
      {text !== null && (
        <span className="-mt-1 -ml-3 md:ml-0 print:hidden">
          <CopyButton what={asked} text={text} words={words.copy} />
        </span>
      )}
    </div>
    {text === null ? (
      <p className="text-muted-foreground">{words.unanswered}</p>
    ) : (
      <p dir="auto" className="max-w-[44em] text-reading wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    )}
  </section>
);
