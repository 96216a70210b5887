import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { filterChoices } from './filter-choices';
import { FILTER_NAMES, type FilterName, type Filters } from './filters';

type FilterFieldsProps = {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
  /** Beside the search box each choice names itself; in a sheet a label stands above it. */
  labelled?: boolean;
};

export const FilterFields = ({ filters, onChange, labelled = false }: FilterFieldsProps) =>
  FILTER_NAMES.map((name) =>
    labelled ? (
      <Field key={name} label={filterChoices[name].label}>
        <FilterField name={name} value={filters[name]} onChange={onChange} />
      </Field>
    ) : (
      <div key={name} className="min-w-0">
        <FilterField name={name} value={filters[name]} onChange={onChange} named />
      </div>
    ),
  );

type FilterFieldProps = {
  name: FilterName;
  value: string;
  onChange: (part: Partial<Filters>) => void;
  named?: boolean;
};

const FilterField = ({ name, value, onChange, named = false }: FilterFieldProps) => {
  const { label, any, options } = filterChoices[name];
  const shared = {
    options,
    value: options.some((option) => option.value === value) ? value : '',
    onValueChange: (chosen: string) => onChange({ [name]: chosen }),
    placeholder: named ? label : any,
    clearLabel: any,
    ...(named ? { 'aria-label': label } : {}),
  };

  return name === 'state' ? (
    <Combobox {...shared} searchPlaceholder="Search states" emptyText="No state matches that." />
  ) : (
    <Select {...shared} />
  );
};
