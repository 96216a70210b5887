import { MessageCircle } from 'lucide-react';
import { createContext, use } from 'react';
import { type LineComment } from '@/api';
import { Button } from '@/components/ui/basics/button';

/** Opens Wren with words that the student may change before sending them. Null where there is no Wren. */
export const TalkWithWren = createContext<((words: string) => void) | null>(null);

type TalkItThroughProps = { comment: Pick<LineComment, 'quote' | 'suggestion'>; small?: boolean };

export const TalkItThrough = ({ comment, small = false }: TalkItThroughProps) => {
  const talk = use(TalkWithWren);
  if (talk === null) return null;
  const open = () => talk(questionAbout(comment));

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

const questionAbout = ({ quote, suggestion }: TalkItThroughProps['comment']) =>
  `Help me think through my essay. Its review asks about “${quote}”: ${suggestion}`;
