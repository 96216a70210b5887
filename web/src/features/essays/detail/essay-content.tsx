import { type Essay } from '@/api';
import { blocksOf } from '../analysis/marked-text';

/** What the essay answers, and the text as it is. */
export const EssayContent = ({ essay: { prompt, audience, content } }: { essay: Essay }) => (
  <section className="rounded-lg border bg-card shadow-card">
    <div className="grid gap-1 border-b px-4 py-5 md:px-7">
      <h2 className="text-title">Prompt</h2>
      <p className="max-w-[66ch] text-reading text-pretty wrap-anywhere text-muted-foreground">{prompt}</p>
      {audience !== null && <p className="text-hint text-muted-foreground wrap-anywhere">For {audience}</p>}
    </div>
    <div
      dir="auto"
      className="grid max-w-[46rem] gap-4.5 px-4 py-5 font-essay text-essay wrap-anywhere md:px-7 md:py-7"
    >
      {blocksOf(content, []).map(({ start, end }) => (
        <p key={start} dir="auto">
          {content.slice(start, end)}
        </p>
      ))}
    </div>
  </section>
);
