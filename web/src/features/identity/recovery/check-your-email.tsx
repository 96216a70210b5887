import { ArrowLeft, Clock, MailQuestion, SpellCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { useEntryWords } from '../entry/use-entry-words';

const TIPS = [
  { icon: Clock, tip: 'wait' },
  { icon: MailQuestion, tip: 'spam' },
  { icon: SpellCheck, tip: 'spelling' },
] as const;

export const CheckYourEmail = ({ onTryAnother }: { onTryAnother: () => void }) => {
  const { forgot, backToLogin } = useEntryWords();

  return (
    <div className="grid gap-6">
      <ul className="grid gap-3.5 rounded-lg border bg-card p-5 shadow-card">
        {TIPS.map(({ icon: Icon, tip }) => (
          <li key={tip} className="flex items-start gap-3">
            <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted-foreground" />
            <span className="text-pretty">{forgot.tips[tip]}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onTryAnother}>
          {forgot.another}
        </Button>
        <Button asChild variant="ghost" icon={<ArrowLeft className="size-[1em]" />}>
          <Link to="/login">{backToLogin}</Link>
        </Button>
      </div>
    </div>
  );
};
