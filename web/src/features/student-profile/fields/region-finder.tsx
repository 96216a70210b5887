import { Combobox } from '@/components/ui/select/combobox';
import { Field } from '@/components/ui/forms/field';
import { useLater } from './use-later';

type RegionFinderProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Adds the region of a state, or of a name such as "The West". */
export const RegionFinder = ({ chosen, onChange }: RegionFinderProps) => {
  const [names, load] = useLater(() => import('./region-names'));

  return (
    <Field label="Not sure which region?" className="md:max-w-88">
      <Combobox
        onFocusCapture={load}
        onPointerOver={load}
        options={names?.regionOptions ?? []}
        value=""
        onValueChange={(name) => onChange([...new Set([...chosen, ...(names?.regionsNamed(name) ?? [])])])}
        placeholder="Find a state or part of the country"
        searchPlaceholder="Type a state, such as California"
        emptyText={names ? 'No state matches that.' : 'Loading states…'}
      />
    </Field>
  );
};
