import { cn } from '@/lib/cn';

type ChipsProps = {
  chips: readonly string[];
  label: string;
  onChoose: (words: string) => void;
  disabled?: boolean;
  /** How they wrap. */
  className?: string;
};

/** Words that fill the input. They send nothing. */
export const Chips = ({ chips, label, onChoose, disabled = false, className }: ChipsProps) =>
  chips.length > 0 && (
    <div role="group" aria-label={label} className={cn('flex gap-2', className ?? 'flex-wrap')}>
      {chips.map((chip) => (
        <button
          key={chip}
          type="button"
          disabled={disabled}
          onClick={() => onChoose(chip)}
          className="inline-flex min-h-8 shrink-0 items-center rounded-full border border-outline bg-card px-3 text-left text-hint font-[550] transition-colors hover:bg-accent disabled:bg-sunken disabled:text-muted-foreground pointer-coarse:min-h-11"
        >
          {chip}
        </button>
      ))}
    </div>
  );
