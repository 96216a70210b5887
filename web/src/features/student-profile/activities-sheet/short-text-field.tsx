import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { Textarea } from '@/components/ui/forms/textarea';
import { asOneLine, charactersIn, charactersOver } from './characters';
import { CopyButton } from './copy-button';

type ShortTextFieldProps = {
  label: string;
  limit: number;
  text: string;
  onText: (text: string) => void;
  /** A paragraph; otherwise one line. */
  long?: boolean;
};

export const ShortTextField = ({ label, limit, text, onText, long = false }: ShortTextFieldProps) => (
  <div className="grid min-w-0 content-start gap-1">
    <Field label={label} hint={<Count text={text} limit={limit} />}>
      {long ? (
        <Textarea rows={5} value={text} onChange={(event) => onText(event.target.value)} />
      ) : (
        <Input dir="auto" autoComplete="off" value={text} onChange={(event) => onText(event.target.value)} />
      )}
    </Field>
    <div className="flex justify-end">
      <CopyButton what={label} text={asOneLine(text)} />
    </div>
  </div>
);

const Count = ({ text, limit }: { text: string; limit: number }) => {
  const over = charactersOver(text, limit);
  return (
    <span className="tabular-nums">
      {charactersIn(text)} of {limit} characters
      {over > 0 && <strong className="font-semibold text-reach-text">, {over} over</strong>}
    </span>
  );
};
