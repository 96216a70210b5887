import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type ReactNode } from 'react';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu';

type LateMenuProps = { trigger: ReactNode; open: boolean; onOpenChange: (open: boolean) => void };

const LateMenu = ({ trigger, ...menu }: LateMenuProps) => (
  <DropdownMenu {...menu}>
    <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem disabled>Not now</DropdownMenuItem>
      <DropdownMenuItem>Reach</DropdownMenuItem>
      <DropdownMenuItem>Target</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
);

const Opener = () => {
  const menu = useOnDemand(() => Promise.resolve({ default: LateMenu }));
  const trigger = (
    <button type="button" {...(menu.Part ? {} : { onClick: () => menu.setOpen(true) })}>
      Category
    </button>
  );
  return menu.Part ? <menu.Part trigger={trigger} open={menu.open} onOpenChange={menu.setOpen} /> : trigger;
};

describe('a lazily loaded menu', () => {
  it('focuses its first item when opened by key', async () => {
    render(<Opener />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    const first = await screen.findByRole('menuitem', { name: 'Reach' });
    await waitFor(() => expect(document.activeElement).toBe(first));

    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Target');
  });
});
