/** Shared style of inputs. 16 px text, because iOS zooms in on smaller. */
export const controlStyle = [
  'flex min-h-11 w-full min-w-0 items-center gap-2 rounded-md border border-input bg-card px-3 text-left text-reading leading-[1.375rem] text-foreground pointer-coarse:min-h-12',
  'transition-colors aria-invalid:border-2 aria-invalid:border-destructive aria-invalid:px-[11px]',
  'disabled:cursor-not-allowed disabled:border-border disabled:bg-sunken disabled:text-muted-foreground',
];
