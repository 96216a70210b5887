import { type Essay } from '@/api';
import { blocksOf } from '../analysis/marked-text/marked-text';

const english = { prompt: 'Prompt', audience: (audience: string) => `For ${audience}` };

type EssayContentProps = {
  essay: Pick<Essay, 'prompt' | 'audience' | 'content'>;
  words?: typeof english;
  /** Below the heading of the page, or below one of the essay. */
  as?: 'h2' | 'h3';
};

/** What the essay answers, and the text as it is. */
export const EssayContent = ({
  essay: { prompt, audience, content },
  words = english,
  as: Heading = 'h2',
}: EssayContentProps) => (
  <section className="rounded-lg border bg-card shadow-card">
    <div className="grid gap-1 border-b px-4 py-5 md:px-7">
      <Heading className="text-title">{words.prompt}</Heading>
      <p className="max-w-[66ch] text-reading text-pretty wrap-anywhere text-muted-foreground">{prompt}</p>
      {audience !== null && (
        <p className="text-hint text-muted-foreground wrap-anywhere">{words.audience(audience)}</p>
      )}
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
