import { Command } from 'cmdk';
import { CornerDownLeft, type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';

type PaletteItemProps = {
  value: string;
  icon: LucideIcon;
  onSelect: () => void;
  /** What choosing it does, if the label doesn't say so. */
  hint?: string;
  children: ReactNode;
};

export const PaletteItem = ({ value, icon: Icon, onSelect, hint, children }: PaletteItemProps) => (
  <Command.Item
    value={value}
    onSelect={onSelect}
    className="group flex min-h-11 cursor-default items-center gap-3 rounded-[8px] px-2.5 py-1.5 text-interface outline-none select-none data-[selected=true]:bg-accent data-[selected=true]:font-semibold"
  >
    <Icon aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
    <span className="min-w-0 flex-1">{children}</span>
    {hint !== undefined && (
      <span className="shrink-0 text-small font-normal text-muted-foreground max-md:hidden">{hint}</span>
    )}
    <span
      aria-hidden
      className="invisible rounded-[5px] border bg-sunken px-1.5 py-0.5 text-muted-foreground group-data-[selected=true]:visible max-md:hidden"
    >
      <CornerDownLeft className="size-3" />
    </span>
  </Command.Item>
);
