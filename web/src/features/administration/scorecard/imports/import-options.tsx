import { Checkbox } from '@/components/ui/forms/checkbox';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';

export type Options = { forceUpdate: boolean; resumeFromPage: number };

const LAST_PAGE = 10_000;

type ImportOptionsProps = {
  options: Options;
  disabled: boolean;
  onChange: (changed: Partial<Options>) => void;
};

/** Both apply to the full import only. */
export const ImportOptions = ({ options, disabled, onChange }: ImportOptionsProps) => (
  <fieldset disabled={disabled} className="flex flex-wrap items-center gap-x-8 gap-y-3">
    <legend className="mb-2 text-hint text-muted-foreground">Options of the full import</legend>
    <Checkbox
      checked={options.forceUpdate}
      onCheckedChange={(forceUpdate) => onChange({ forceUpdate })}
      disabled={disabled}
    >
      Also update colleges imported in the last 30 days
    </Checkbox>
    <Field label="Resume from page" className="flex flex-wrap items-center gap-2">
      <Input
        inputMode="numeric"
        className="w-24 tabular-nums"
        value={String(options.resumeFromPage)}
        onChange={({ target }) => {
          const page = Number(target.value.replace(/\D/g, ''));
          onChange({ resumeFromPage: Math.min(page, LAST_PAGE) });
        }}
      />
    </Field>
  </fieldset>
);
