import { type Piece } from './marks';
import { yearsIn } from '@/lib/words/figures';

/** One line with its bold words and the numbers of its sources. */
export const RichLine = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map((piece, at) =>
    'mark' in piece ? (
      <SourceNumber key={at} n={piece.mark} />
    ) : piece.bold ? (
      <strong key={at} className="font-[650]">
        {yearsIn(piece.text)}
      </strong>
    ) : (
      yearsIn(piece.text)
    ),
  );

export const SourceNumber = ({ n }: { n: number }) => (
  <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm bg-secondary px-1.5 align-[1px] text-[0.75rem] leading-4 font-[650] text-secondary-foreground tabular-nums">
    <span className="sr-only">Source </span>
    {n}
  </span>
);
