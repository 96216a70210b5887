import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { WholeNumber } from './form-fields';
import { type Scores, satTotal } from './scores';

export const SatFields = ({ known }: { known: number | null }) => {
  const { control } = useFormContext<Scores>();
  const [satReadingWriting, satMath] = useWatch({ control, name: ['satReadingWriting', 'satMath'] });

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-display text-title font-[650]">SAT</legend>
      <div className="grid gap-5 md:grid-cols-3 md:gap-6">
        <WholeNumber name="satReadingWriting" label="Reading and writing" hint="200-800" />
        <WholeNumber name="satMath" label="Math" hint="200-800" />
        <Field id="satTotal" label="Total" hint="400-1600, added up for you">
          <Input
            readOnly
            value={satTotal({ satReadingWriting, satMath }, known) ?? ''}
            placeholder="Both sections"
            className="border-border bg-sunken tabular-nums"
          />
        </Field>
      </div>
    </fieldset>
  );
};

export const ActFields = () => (
  <fieldset className="grid gap-3">
    <legend className="mb-3 font-display text-title font-[650]">ACT</legend>
    <div className="grid gap-5 md:grid-cols-3 md:gap-6">
      <WholeNumber name="actComposite" label="Composite" hint="1-36" />
    </div>
    <div className="mt-2 grid grid-cols-2 gap-5 md:grid-cols-4 md:gap-6">
      <WholeNumber name="actEnglish" label="English" hint="1-36" />
      <WholeNumber name="actMath" label="Math" hint="1-36" />
      <WholeNumber name="actReading" label="Reading" hint="1-36" />
      <WholeNumber name="actScience" label="Science" hint="1-36, if taken" />
    </div>
  </fieldset>
);
