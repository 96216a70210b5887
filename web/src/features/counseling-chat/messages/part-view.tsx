import { type Part } from './marks';
import { RichLine } from './rich-line';

type PartViewProps = {
  part: Part;
  /** Only screen readers get it; a picture shows the same. */
  hidden?: boolean;
};

export const PartView = ({ part, hidden = false }: PartViewProps) => {
  if (part.type === 'paragraph')
    return (
      <p className="text-pretty wrap-anywhere">
        <RichLine pieces={part.pieces} />
      </p>
    );

  const List = part.numbered ? 'ol' : 'ul';
  return (
    <List
      className={
        hidden ? 'sr-only' : part.numbered ? 'grid list-decimal gap-1 pl-6' : 'grid list-disc gap-1 pl-5'
      }
    >
      {part.rows.map(({ pieces }, at) => (
        <li key={at} className="text-pretty wrap-anywhere">
          <RichLine pieces={pieces} />
        </li>
      ))}
    </List>
  );
};
