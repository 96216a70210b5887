import { lazy, Suspense } from 'react';
import { Input } from '@/components/ui/forms/input';
import { Textarea } from '@/components/ui/forms/textarea';
import { Select } from '@/components/ui/select/select';
import { type FactField } from './facts';

const PictureControl = lazy(() => import('./picture-control'));

const LONGEST_DESCRIPTION = 600;

type FactControlProps = {
  id: string;
  field: FactField;
  text: string;
  onChange: (text: string) => void;
  onBusy: (busy: boolean) => void;
};

/** What a fact's value is typed into. */
export const FactControl = ({ id, field, text, onChange, onBusy }: FactControlProps) => {
  const { control, choices } = field;

  if (control === 'picture')
    return (
      <Suspense>
        <PictureControl id={id} address={text} onChange={onChange} onBusy={onBusy} />
      </Suspense>
    );
  if (choices)
    return (
      <Select
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        value={text}
        onValueChange={onChange}
        placeholder="Choose"
      />
    );
  return control === 'paragraph' ? (
    <Textarea
      value={text}
      maxLength={LONGEST_DESCRIPTION}
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    <Input value={text} maxLength={800} onChange={({ target }) => onChange(target.value)} />
  );
};
