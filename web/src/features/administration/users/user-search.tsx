import { Search } from 'lucide-react';
import { type ReactNode } from 'react';
import { Input } from '@/components/ui/forms/input';
import { Select } from '@/components/ui/select/select';
import { useSearchText } from '@/lib/hooks/use-search-text';
import { ROLE_OPTIONS, STATUS_OPTIONS, type UserFilters } from './user-filters';

type UserSearchProps = {
  filters: UserFilters;
  onChange: (filters: Record<string, string>) => void;
  total: number | undefined;
  /** What can be done with everyone who is found. */
  children: ReactNode;
};

export const UserSearch = ({ filters, onChange, total, children }: UserSearchProps) => {
  const { text, type } = useSearchText(filters.search, (search) => onChange({ search }));

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-3 md:px-5">
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
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <Select
        aria-label="Role"
        className="w-36"
        options={ROLE_OPTIONS}
        value={filters.role ?? ''}
        onValueChange={(role) => onChange({ role })}
        placeholder="Any role"
        clearLabel="Any role"
      />
      <Select
        aria-label="Status"
        className="w-36"
        options={STATUS_OPTIONS}
        value={filters.isActive ?? ''}
        onValueChange={(active) => onChange({ active })}
        placeholder="Any status"
        clearLabel="Any status"
      />
      <p role="status" className="ml-auto text-hint text-muted-foreground tabular-nums">
        {total !== undefined && `${total.toLocaleString('en-US')} ${total === 1 ? 'user' : 'users'}`}
      </p>
      {children}
    </div>
  );
};
