import { ArrowLeft, Clock, type LucideIcon, MailQuestion, SpellCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';

const tips: readonly { icon: LucideIcon; text: string }[] = [
  { icon: Clock, text: 'It can take a few minutes. The link works once, for 30 minutes.' },
  { icon: MailQuestion, text: 'Check your spam or junk folder. School email often blocks outside senders.' },
  { icon: SpellCheck, text: 'Nothing there? Check the spelling above, or try the email you signed up with.' },
];

export const CheckYourEmail = ({ onTryAnother }: { onTryAnother: () => void }) => (
  <div className="grid gap-6">
    <ul className="grid gap-3.5 rounded-lg border bg-card p-5 shadow-card">
      {tips.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-start gap-3">
          <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted-foreground" />
          <span className="text-pretty">{text}</span>
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={onTryAnother}>
        Try Different Email
      </Button>
      <Button asChild variant="ghost" icon={<ArrowLeft className="size-[1em]" />}>
        <Link to="/login">Back to login</Link>
      </Button>
    </div>
  </div>
);
