import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Our own names, or the merge would take `text-small` for a colour and drop it beside `text-primary`.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: [
        'display',
        'page',
        'page-phone',
        'section',
        'title',
        'reading',
        'interface',
        'hint',
        'small',
        'micro',
      ],
      shadow: ['card', 'raised', 'floating'],
    },
  },
});

/** Joins class names; of two that set the same property, the later wins. */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes));
