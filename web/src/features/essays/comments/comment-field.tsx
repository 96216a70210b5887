import { Field } from '@/components/ui/forms/field';
import { Textarea } from '@/components/ui/forms/textarea';

/** Counted, not enforced. */
const COMMENT_GUIDE = 1000;

type CommentFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  disabled: boolean;
};

export const CommentField = ({ label, value, onChange, error, disabled }: CommentFieldProps) => (
  <Field
    label={label}
    error={error}
    hint={<span className="tabular-nums">{`${value.length}/${COMMENT_GUIDE}`}</span>}
  >
    <Textarea value={value} readOnly={disabled} onChange={(event) => onChange(event.target.value)} />
  </Field>
);
