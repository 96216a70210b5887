import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/basics/button';

type MoveButtonProps = {
  name: string;
  by: 1 | -1;
  place: number;
  /** First or last. It keeps the focus, so it is not disabled. */
  off: boolean;
  onMove: (by: 1 | -1) => void;
};

/** Keeps the focus while its row changes places. */
export const MoveButton = ({ name, by, place, off, onMove }: MoveButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) button.current?.focus();
    pressed.current = false;
  }, [place]);
  const Arrow = by === 1 ? ArrowDown : ArrowUp;

  return (
    <Button
      ref={button}
      variant="ghost"
      size="sm"
      square
      aria-label={`Move ${name} ${by === 1 ? 'down' : 'up'}`}
      aria-disabled={off || undefined}
      className="aria-disabled:opacity-40"
      icon={<Arrow aria-hidden className="size-[1em]" />}
      onClick={() => {
        if (off) return;
        pressed.current = true;
        onMove(by);
      }}
    />
  );
};
