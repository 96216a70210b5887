import { createContext, useContext } from 'react';

/** Passed from a field to its control. */
export type FieldWiring = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldWiring | null>(null);

/** For a single control: the label points at its id. */
export const useFieldControl = () => {
  const field = useContext(FieldContext);
  if (!field) return {};

  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
};

/** For a group of controls: the group points at its label. */
export const useFieldGroup = () => {
  const field = useContext(FieldContext);
  if (!field) return {};

  return {
    id: field.id,
    'aria-labelledby': field.labelId,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
};
