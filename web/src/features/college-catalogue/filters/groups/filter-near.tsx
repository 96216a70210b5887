import { type SyntheticEvent, useState } from 'react';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { isPlace } from '../filters';

type FilterNearProps = {
  near: string;
  onNear: (near: string) => void;
  hint: string;
  problem: string | undefined;
};

/** Applies only when the text is a valid place. */
export const FilterNear = ({ near, onNear, hint, problem }: FilterNearProps) => {
  const [text, setText] = useState(near);
  const [sent, setSent] = useState(near);
  const [wrong, setWrong] = useState(false);

  if (near !== sent) {
    setSent(near);
    setText(near);
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const place = text.trim().toUpperCase();
    const known = place === '' || isPlace(place);
    setWrong(!known);
    if (known && place !== near) onNear(place);
  };

  return (
    <form onSubmit={send} noValidate>
      <Field
        label="From"
        hint={hint}
        error={wrong ? 'Enter a five-digit ZIP code or a state, such as OH.' : problem}
      >
        <Input
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={send}
          placeholder="ZIP code or state"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={5}
        />
      </Field>
    </form>
  );
};
