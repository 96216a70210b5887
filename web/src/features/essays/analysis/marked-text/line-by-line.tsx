import { ChevronDown, ChevronUp } from 'lucide-react';
import { type FocusEvent, useMemo } from 'react';
import { type LineComment } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { CommentNote } from './comment-note';
import { MarkedParagraph } from './marked-paragraph';
import { blockAt, blocksOf } from './marked-text';
import { numberedComments, placesOf } from './numbered-comments';
import { useAlignedNotes } from './use-aligned-notes';
import { useCommentFocus } from './use-comment-focus';
import { useCommentKeys } from './use-comment-keys';

type LineByLineProps = { text: string; comments: readonly LineComment[] };

/** The essay with each comment beside its phrase: a column of notes where there is room, else below the paragraph. */
export const LineByLine = ({ text, comments: unordered }: LineByLineProps) => {
  const comments = useMemo(() => numberedComments(unordered), [unordered]);
  const blocks = useMemo(() => blocksOf(text, placesOf(comments)), [text, comments]);
  const { active, setActive, toNote, toPhrase, step, back } = useCommentFocus(
    comments.map(({ number }) => number),
  );
  const { area, tops, height } = useAlignedNotes(active);
  useCommentKeys({ onStep: step, onBack: back });

  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    const number = target.closest<HTMLElement>('[data-note], [data-phrase-of]')?.dataset;
    if (number) setActive(Number(number['note'] ?? number['phraseOf']));
  };

  return (
    <section aria-labelledby="line-by-line" className="@container grid gap-5 border-t p-4 pt-5 md:p-7">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="line-by-line" className="text-section">
          Line by line
        </h2>
        {comments.length > 0 && <StepButtons at={active} of={comments.length} onStep={step} />}
      </header>
      <div
        ref={area}
        style={{ minHeight: height }}
        onFocus={follow}
        className="relative grid content-start gap-4.5 @min-[44rem]:pr-[18.5rem] print:min-h-0! print:pr-0!"
      >
        {blocks.map((block) => (
          <div key={block.start} className="grid gap-3">
            <MarkedParagraph block={block} active={active} onOpen={toNote} />
            {comments
              .filter(({ start }) => blockAt(blocks, start) === block)
              .map((comment) => (
                <div
                  key={comment.number}
                  data-note={comment.number}
                  style={{ top: tops[comment.number] }}
                  className="transition-[top] duration-240 motion-reduce:transition-none @min-[44rem]:absolute @min-[44rem]:right-0 @min-[44rem]:w-67 print:static! print:w-auto!"
                >
                  <CommentNote
                    comment={comment}
                    active={comment.number === active}
                    onPhrase={(id) => toPhrase(comment.number, id)}
                  />
                </div>
              ))}
          </div>
        ))}
      </div>
    </section>
  );
};

type StepButtonsProps = { at: number | null; of: number; onStep: (by: 1 | -1) => void };

const StepButtons = ({ at, of, onStep }: StepButtonsProps) => (
  <div className="flex items-center gap-2 text-hint text-muted-foreground print:hidden">
    <Button
      variant="outline"
      size="sm"
      square
      aria-label="Previous comment"
      icon={<ChevronUp className="size-[1em]" />}
      onClick={() => onStep(-1)}
    />
    <span className="tabular-nums">{at === null ? commentsInWords(of) : `${at} of ${of}`}</span>
    <Button
      variant="outline"
      size="sm"
      square
      aria-label="Next comment"
      icon={<ChevronDown className="size-[1em]" />}
      onClick={() => onStep(1)}
    />
  </div>
);

const commentsInWords = (count: number) => (count === 1 ? '1 comment' : `${count} comments`);
