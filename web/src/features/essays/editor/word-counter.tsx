import { cn } from '@/lib/cn';
import { countOf } from './word-count';

const TONES = {
  plain: 'text-muted-foreground',
  yellow: 'text-target-text',
  red: 'text-destructive',
};

type WordCounterProps = { words: number; limit: number | null };

export const WordCounter = ({ words, limit }: WordCounterProps) => {
  const { words: counted, tone, warning } = countOf(words, limit);

  return (
    <p className={cn('text-hint tabular-nums', TONES[tone])}>
      <span data-tone={tone} className="font-semibold whitespace-nowrap">
        {counted}
      </span>
      {/* Said once when it appears, not with every word. */}
      <span role="status">{warning !== null && <span>{` · ${warning}`}</span>}</span>
    </p>
  );
};
