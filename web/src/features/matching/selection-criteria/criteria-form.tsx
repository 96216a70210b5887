import { useState } from 'react';
import { type SelectionCriteria } from '@/api';
import { FormError } from '@/components/ui/forms/form-error';
import { Button } from '@/components/ui/basics/button';
import { criteriaOf, formOf, rangeNames, USUAL_WEIGHTS, weightNames, weightTexts } from './criteria';
import { hasRanges } from './has-ranges';
import { type Problems, problemsIn, weightId } from './criteria-problems';
import { RangeFields } from './range-fields';
import { useSaveCriteria } from './use-save-criteria';
import { WeightSlider } from './weight-slider';

type CriteriaFormProps = { stored: SelectionCriteria | null; onSaved: () => void };

const NO_PROBLEMS: Problems = new Map();

export const CriteriaForm = ({ stored, onSaved }: CriteriaFormProps) => {
  const [form, setForm] = useState(() => formOf(stored));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [moreIsOpen, setMoreIsOpen] = useState(hasRanges(stored));
  const [failures, setFailures] = useState(0);
  const { save, saving } = useSaveCriteria();

  const send = async () => {
    const found = problemsIn(form);
    setProblems(found);
    const [first] = found.keys();
    if (first !== undefined) {
      document.getElementById(first)?.focus();
      return;
    }
    try {
      await save(criteriaOf(form), criteriaOf(formOf(stored)));
    } catch {
      setFailures(failures + 1);
      return;
    }
    onSaved();
  };

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset disabled={saving} className="grid min-w-0 gap-5">
        <legend className="sr-only">How much each part counts</legend>
        {weightNames.map((name) => (
          <WeightSlider
            key={name}
            name={name}
            weights={form.weights}
            problem={problems.get(weightId(name))}
            onChange={(value) => setForm({ ...form, weights: { ...form.weights, [name]: value } })}
          />
        ))}
        <Button
          type="button"
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => setForm({ ...form, weights: weightTexts(USUAL_WEIGHTS) })}
        >
          Reset to the usual weights
        </Button>
      </fieldset>
      <details
        open={moreIsOpen}
        onToggle={(event) => setMoreIsOpen(event.currentTarget.open)}
        className="rounded-xl border p-4"
      >
        <summary className="cursor-pointer text-title">More: limit your list</summary>
        <p className="mt-2 text-hint text-muted-foreground">
          Only colleges inside these ranges go on your balanced list. A college that doesn’t report a figure
          stays in. Search still finds every college.
        </p>
        <fieldset disabled={saving} className="mt-4 grid min-w-0 gap-5 md:grid-cols-2">
          <legend className="sr-only">Ranges</legend>
          {rangeNames.map((name) => (
            <RangeFields
              key={name}
              name={name}
              ends={form.ranges[name]}
              problems={problems}
              onChange={(ends) => setForm({ ...form, ranges: { ...form.ranges, [name]: ends } })}
            />
          ))}
        </fieldset>
        <Button
          type="button"
          variant="outline"
          size="sm"
          className="mt-4"
          onClick={() => setForm({ ...form, ranges: formOf(null).ranges })}
        >
          Clear the ranges
        </Button>
      </details>
      {failures > 0 && !saving && (
        <FormError attempt={failures}>
          We couldn’t save this. Your choices are still here. Try again.
        </FormError>
      )}
      <Button type="submit" busy={saving} className="justify-self-start">
        Save and update my list
      </Button>
    </form>
  );
};
