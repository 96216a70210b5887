import { Search } from 'lucide-react';
import { Input } from '@/components/ui/forms/input';

type UserSearchProps = { text: string; onType: (text: string) => void; total: number | undefined };

export const UserSearch = ({ text, onType, total }: UserSearchProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-3 md:px-5">
    <div className="relative w-full max-w-95">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        className="pl-9"
        aria-label="Search by name or email"
        placeholder="Search by name or email"
        maxLength={255}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
    <p role="status" className="ml-auto text-hint text-muted-foreground tabular-nums">
      {total !== undefined && `${total.toLocaleString('en-US')} ${total === 1 ? 'user' : 'users'}`}
    </p>
  </div>
);
