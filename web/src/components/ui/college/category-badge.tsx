import { Badge } from '../basics/badge';
import { type Category, CategoryShape, categoryWord } from './category';

type CategoryBadgeProps = {
  category: Category;
  /** The student chose this category instead of the estimate's. */
  ownCall?: boolean;
  /** "Reach School" instead of "Reach". */
  short?: boolean;
  /** After the word, for readers of another language. */
  meaning?: string | undefined;
  className?: string;
};

export const CategoryBadge = ({
  category,
  ownCall = false,
  short = false,
  meaning,
  className,
}: CategoryBadgeProps) => (
  <Badge tone={category} {...(className === undefined ? {} : { className })}>
    <CategoryShape category={category} />
    {categoryWord[category]}
    {!short && ' School'}
    {meaning !== undefined && ` (${meaning})`}
    {ownCall && <span className="font-normal">· Your call</span>}
  </Badge>
);
