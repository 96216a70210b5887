import {
  Bell,
  BookOpen,
  BookOpenText,
  CalendarClock,
  CalendarSearch,
  FolderDown,
  Lightbulb,
  type LucideIcon,
  MailOpen,
  MessageSquareText,
  PenLine,
  Search,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { type NotificationList as Notifications } from '@/api';
import { cn } from '@/lib/cn';
import { type Language, useLanguage } from '@/lib/preferences/language';
import { useSay } from '@/lib/preferences/say';
import { timeAgo } from '@/lib/words/time-ago';

type Item = Notifications['items'][number];

const pictures: Record<string, { icon: LucideIcon; tint: string }> = {
  welcome: { icon: BookOpen, tint: 'bg-tint-sky' },
  'complete-profile': { icon: UserRound, tint: 'bg-tint-butter' },
  'find-colleges': { icon: Search, tint: 'bg-tint-mint' },
  'essay-commented': { icon: MessageSquareText, tint: 'bg-tint-iris' },
  'essay-reviewed': { icon: PenLine, tint: 'bg-tint-butter' },
  'deadline-near': { icon: CalendarClock, tint: 'bg-tint-blush' },
  'check-deadline': { icon: CalendarSearch, tint: 'bg-tint-sky' },
  'adult-linked': { icon: UserRound, tint: 'bg-tint-sky' },
  'link-requested': { icon: UserRound, tint: 'bg-tint-sky' },
  'request-granted': { icon: UserRound, tint: 'bg-tint-mint' },
  'college-suggested': { icon: Lightbulb, tint: 'bg-tint-butter' },
  'sharing-ended': { icon: UserRound, tint: 'bg-tint-blush' },
  'data-export-ready': { icon: FolderDown, tint: 'bg-tint-mint' },
  'essay-shared': { icon: BookOpenText, tint: 'bg-tint-mint' },
  'aid-changed-by-parent': { icon: UserRound, tint: 'bg-tint-sky' },
  'application-decided': { icon: MailOpen, tint: 'bg-tint-mint' },
};

const anyPicture = { icon: Bell, tint: 'bg-tint-iris' };

type NotificationListProps = { items: readonly Item[]; onOpen: (item: Item) => void };

export const NotificationList = ({ items, onOpen }: NotificationListProps) => {
  const say = useSay();
  const language = useLanguage();

  return (
    <ul className="grid gap-0.5">
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={item.link}
            onClick={() => onOpen(item)}
            className="flex items-start gap-3 rounded-md px-2.5 py-2.5 -outline-offset-2 hover:bg-accent"
          >
            <Picture kind={item.kind} />
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className={cn('leading-5', item.readAt === null ? 'font-semibold' : 'font-[550]')}>
                {wordingOf(item, language).title}
                {item.readAt === null && <span className="sr-only">, {say('unread')}</span>}
              </span>
              <span className="text-hint text-pretty text-muted-foreground">
                {wordingOf(item, language).body}
              </span>
              <time
                dateTime={item.createdAt}
                className="text-small text-muted-foreground first-letter:uppercase"
              >
                {timeAgo(new Date(item.createdAt), new Date(), language)}
              </time>
            </span>
            <span
              aria-hidden
              data-slot="unread-mark"
              className={cn('mt-1.5 size-2.5 shrink-0 rounded-full', item.readAt === null && 'bg-primary')}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** English where nobody wrote it in Spanish. */
const wordingOf = (item: Item, language: Language) => (language === 'es' && item.spanish) || item;

const Picture = ({ kind }: { kind: string }) => {
  const { icon: Icon, tint } = pictures[kind] ?? anyPicture;

  return (
    <span className={cn('grid size-9 shrink-0 place-items-center rounded-md', tint)}>
      <Icon aria-hidden className="size-4.5" />
    </span>
  );
};
