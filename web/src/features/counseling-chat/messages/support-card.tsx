import { HeartHandshake } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type ChatMessage } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { partsOf } from './marks';
import { PartView } from './part-view';

type SupportCardProps = {
  message: ChatMessage;
  /** It just arrived: it is read out at once and gets the focus. */
  isNew: boolean;
};

const ENGLISH = { call: 'Call 988', text: 'Text 988', danger: 'Call 911' };
const SPANISH = { call: 'Llama al 988', text: 'Escribe al 988', danger: 'Llama al 911' };

/** Fixed words and three numbers. Nothing else is offered beside it. */
export const SupportCard = ({ message: { message, blocks = [] }, isNew }: SupportCardProps) => {
  const card = useRef<HTMLElement>(null);
  const isSpanish = blocks.some((block) => block.type === 'support-card' && block.variant === 'spanish');
  const words = isSpanish ? SPANISH : ENGLISH;

  useEffect(() => {
    if (isNew) card.current?.focus();
  }, [isNew]);

  return (
    <section
      ref={card}
      tabIndex={-1}
      {...(isNew ? { role: 'alert' } : { 'aria-label': 'Support' })}
      {...(isSpanish ? { lang: 'es' } : {})}
      className="grid gap-3 rounded-lg border-2 border-primary bg-card px-4 py-4 text-reading"
    >
      <HeartHandshake aria-hidden className="size-6 text-primary" />
      {partsOf(message, []).map((part, at) => (
        <PartView key={at} part={part} />
      ))}
      <div className="flex flex-wrap gap-2.5">
        <Button asChild>
          <a href="tel:988">{words.call}</a>
        </Button>
        <Button asChild variant="outline">
          <a href="sms:988">{words.text}</a>
        </Button>
        <Button asChild variant="outline">
          <a href="tel:911">{words.danger}</a>
        </Button>
      </div>
    </section>
  );
};
