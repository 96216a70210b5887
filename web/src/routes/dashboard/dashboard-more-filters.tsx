import { Button } from '@/components/ui/basics/button';
import { Combobox } from '@/components/ui/select/combobox';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/select/select';
import { Sheet } from '@/components/ui/overlays/sheet';
import { filterChoices } from '@/features/college-catalogue/filters/filter-choices';
import {
  filtersOn,
  NO_ROW_FILTERS,
  type RowFilters,
} from '@/features/matching/dashboard/analytics/row-filters';

const SELECTS = ['ownership', 'locale'] as const;

type DashboardMoreFiltersProps = {
  filters: RowFilters;
  onFilters: (filters: RowFilters) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The catalogue's filters for the rows of the dashboard. */
const DashboardMoreFilters = ({ filters, onFilters, open, onOpenChange }: DashboardMoreFiltersProps) => (
  <Sheet
    open={open}
    onOpenChange={onOpenChange}
    title="More filters"
    footer={
      <>
        <Button variant="ghost" disabled={filtersOn(filters) === 0} onClick={() => onFilters(NO_ROW_FILTERS)}>
          Clear All Filters
        </Button>
        <Button onClick={() => onOpenChange(false)}>Show colleges</Button>
      </>
    }
  >
    <Field label={filterChoices.state.label}>
      <Combobox
        options={filterChoices.state.options}
        value={filters.state}
        onValueChange={(state) => onFilters({ ...filters, state })}
        placeholder={filterChoices.state.any}
        clearLabel={filterChoices.state.any}
        searchPlaceholder="Search states"
        emptyText="No states match that."
      />
    </Field>
    {SELECTS.map((name) => (
      <Field key={name} label={filterChoices[name].label}>
        <Select
          options={filterChoices[name].options}
          value={filters[name]}
          onValueChange={(chosen) => onFilters({ ...filters, [name]: chosen })}
          placeholder={filterChoices[name].any}
          clearLabel={filterChoices[name].any}
        />
      </Field>
    ))}
  </Sheet>
);

export default DashboardMoreFilters;
