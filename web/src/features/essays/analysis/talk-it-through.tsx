import { MessageCircle } from 'lucide-react';
import { createContext, use } from 'react';
import { type LineComment } from '@/api';
import { Button } from '@/components/ui/basics/button';

type Remark = Pick<LineComment, 'quote' | 'suggestion'>;

/** Opens Wren with words about a remark that the student may change before sending them. Null where there is no Wren. */
export const TalkWithWren = createContext<((remark: Remark) => void) | null>(null);

type TalkItThroughProps = { comment: Remark; small?: boolean };

export const TalkItThrough = ({ comment, small = false }: TalkItThroughProps) => {
  const talk = use(TalkWithWren);
  if (talk === null) return null;
  const open = () => talk(comment);

  return small ? (
    <button type="button" className="link min-h-6 w-fit text-left font-normal" onClick={open}>
      Talk it through with Wren
    </button>
  ) : (
    <Button
      variant="soft"
      className="w-full print:hidden"
      icon={<MessageCircle aria-hidden className="size-[1em]" />}
      onClick={open}
    >
      Talk it through with Wren
    </Button>
  );
};

/** Wren knows a remark by these words, and the essay by its title. */
export const questionAbout = ({ quote, suggestion }: Remark, title: string | undefined) =>
  `Help me think through my essay${title ? ` “${title}”` : ''}. Its review asks about “${quote}”: ${suggestion}`;
