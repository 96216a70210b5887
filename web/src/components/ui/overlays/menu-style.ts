/** For menus, option lists and popovers. */
export const floatingStyle =
  'z-50 overflow-hidden rounded-lg border bg-popover p-1.5 shadow-floating data-[state=open]:animate-menu-in data-[state=closed]:animate-fade-out';

/** For an item of a menu or option list. */
export const optionStyle =
  'relative flex min-h-9 cursor-default items-center gap-2.5 rounded-[8px] px-2.5 text-interface outline-none select-none pointer-coarse:min-h-11 data-[disabled=""]:text-muted-foreground data-highlighted:bg-accent data-[selected=true]:bg-accent data-[state=checked]:font-semibold [&_svg]:shrink-0';
