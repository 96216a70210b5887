import { useEffect, useState } from 'react';
import { useTurn } from '../sending/turn-store';
import { Beside } from './wren-message';

const SLOW_MS = 10_000;
const SLOW = 'Wren is still working on it. This one takes longer.';

/** What Wren is doing, while an answer is on its way. */
export const useTypingWords = () => {
  const { pending } = useTurn();
  const slow = useSlow(pending !== null);
  if (pending === null) return null;
  return slow ? SLOW : (pending.status ?? 'Wren is typing');
};

/** Text as it comes, for the eye only: screen readers get it once, when it is complete. */
export const TypingPicture = ({ words }: { words: string }) => {
  const text = useTurn().pending?.text ?? '';
  return (
    <div aria-hidden>
      <Beside>
        {text !== '' && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
        <p className="flex min-h-6.25 items-center gap-2 text-small text-muted-foreground">
          <Dots />
          {words}
        </p>
      </Beside>
    </div>
  );
};

const Dots = () => (
  <span className="flex gap-1.25">
    {['opacity-45', 'opacity-75', 'opacity-45'].map((shade, at) => (
      <span key={at} className={`size-1.75 rounded-full bg-muted-foreground ${shade}`} />
    ))}
  </span>
);

const useSlow = (waiting: boolean) => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
};
