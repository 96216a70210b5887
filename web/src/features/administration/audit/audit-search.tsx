import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { Combobox } from '@/components/ui/select/combobox';
import { useSearchText } from '@/lib/hooks/use-search-text';
import { KIND_OPTIONS } from './audit-words';
import { type AuditFilters } from './use-audit';

type AuditSearchProps = { filters: AuditFilters; onChange: (filters: Record<string, string>) => void };

export const AuditSearch = ({ filters, onChange }: AuditSearchProps) => (
  <div className="grid grid-cols-2 gap-3 border-b px-4 py-3 md:px-5 lg:grid-cols-[1fr_1fr_1fr_10rem_10rem]">
    <PersonField label="Who" person={filters.who} onSearch={(who) => onChange({ who })} />
    <PersonField label="Whose account" person={filters.whom} onSearch={(whom) => onChange({ whom })} />
    <Field label="What happened" className="max-lg:col-span-2">
      <Combobox
        options={KIND_OPTIONS}
        value={filters.kind ?? ''}
        onValueChange={(kind) => onChange({ kind })}
        placeholder="Anything"
        clearLabel="Anything"
        searchPlaceholder={`Search ${KIND_OPTIONS.length} kinds`}
        emptyText="No kinds match that."
      />
    </Field>
    <Field label="From">
      <Input
        type="date"
        value={filters.from}
        {...(filters.to && { max: filters.to })}
        onChange={(event) => onChange({ from: event.target.value })}
      />
    </Field>
    <Field label="To">
      <Input
        type="date"
        value={filters.to}
        {...(filters.from && { min: filters.from })}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </Field>
  </div>
);

type PersonFieldProps = { label: string; person: string; onSearch: (person: string) => void };

const PersonField = ({ label, person, onSearch }: PersonFieldProps) => {
  const { text, type } = useSearchText(person, onSearch);
  return (
    <Field label={label}>
      <Input
        type="search"
        placeholder="Name or email"
        maxLength={255}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  );
};
