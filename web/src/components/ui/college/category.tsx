import { type CollegeMatch } from '@/api';
import { valuesOf } from '@/lib/words/choices';

/** How hard a college is to get into for this student. */
export type Category = NonNullable<CollegeMatch['category']>;

export const categoryWord: Record<Category, string> = { reach: 'Reach', target: 'Target', safety: 'Safety' };

/** Hardest first. */
export const CATEGORIES = valuesOf(categoryWord);

/** Different shapes, so color is not needed. */
export const CategoryShape = ({ category, className }: { category: Category; className?: string }) => (
  <svg viewBox="0 0 16 16" fill="none" aria-hidden className={className}>
    {category === 'reach' && <path d="M8 2.5l6.5 11h-13z" fill="currentColor" />}
    {category === 'target' && (
      <>
        <circle cx="8" cy="8" r="5.7" stroke="currentColor" strokeWidth="2.2" />
        <circle cx="8" cy="8" r="2" fill="currentColor" />
      </>
    )}
    {category === 'safety' && (
      <>
        <path d="M8 1.5l6 2.3v4c0 3.5-2.5 5.8-6 7-3.5-1.2-6-3.5-6-7v-4z" fill="currentColor" />
        <path
          d="M5.4 8l1.9 1.9 3.5-3.6"
          stroke="var(--safety-bg)"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    )}
  </svg>
);
