import { useState } from 'react';
import { type ShareLinkRequest } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { type MadeLink } from './new-share-link';
import { useMakeShareLink } from './use-share-links';
import { useOwnLinksWords } from './use-own-links-words';

const LONGEST_NAME = 40;
const DAYS = [7, 30, 90] as const satisfies readonly ShareLinkRequest['days'][];
const DEFAULT_DAYS = 30;

export const ShareLinkForm = ({ onMade }: { onMade: (made: MadeLink) => void }) => {
  const [name, setName] = useState('');
  const [days, setDays] = useState<ShareLinkRequest['days']>(DEFAULT_DAYS);
  const [showsFamilyPrice, setShowsFamilyPrice] = useState(false);
  const [isNameMissing, setNameMissing] = useState(false);
  const make = useMakeShareLink();
  const words = useOwnLinksWords();

  const submit = () => {
    const whose = name.trim();
    setNameMissing(whose === '');
    if (whose === '' || make.isPending) return;
    make.mutate(
      { body: { name: whose, days, showsFamilyPrice } },
      {
        onSuccess: ({ address }) => {
          onMade({ name: whose, address });
          setName('');
        },
      },
    );
  };

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={words.forWhom}
        hint={words.forWhomHint}
        error={isNameMissing ? words.forWhomMissing : undefined}
        className="max-w-100"
      >
        <Input
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          placeholder={words.example}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={words.howLong} group>
        <RadioGroup
          options={DAYS.map((each) => ({ value: String(each), label: words.days(each) }))}
          value={String(days)}
          onValueChange={(value) => setDays(DAYS.find((each) => String(each) === value) ?? DEFAULT_DAYS)}
        />
      </Field>
      <div className="grid gap-1">
        <Checkbox checked={showsFamilyPrice} onCheckedChange={setShowsFamilyPrice}>
          {words.showPrice}
        </Checkbox>
        <p className="max-w-[36em] pl-7.5 text-hint text-pretty text-muted-foreground">
          {words.showPriceWhat}
        </p>
      </div>
      <Button type="submit" className="justify-self-start" busy={make.isPending}>
        {words.make}
      </Button>
    </form>
  );
};
