import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { chosenOf } from '@/lib/words/choices';
import { type StepProps } from '../flow/flow';
import { Text } from '../fields/form-fields';
import { type Answers, USUAL_COUNTRY } from '../profile';
import { StateField } from '../fields/state-field';
import { StepFrame } from '../flow/step-frame';
import { useStepForm } from '../flow/use-step-form';
import { usStates } from '@/lib/words/us-states';
import { text } from '../fields/text-rules';

const Address = z.object({
  streetAddress: text('Street address', 255),
  city: text('City', 100),
  state: z.string(),
  zipCode: text('Zip code', 20),
  country: text('Country', 100),
});
type Address = z.infer<typeof Address>;

const answersOf = ({ streetAddress, city, state, zipCode, country }: Address): Answers => ({
  personal: {
    streetAddress: streetAddress || null,
    city: city || null,
    state: chosenOf(usStates, state),
    zipCode: zipCode || null,
    country: country || USUAL_COUNTRY,
  },
});

export const AddressStep = ({ flow }: StepProps) => {
  const { personal } = flow.profile;
  const form = useStepForm<Address>({
    resolver: zodResolver(Address),
    stored: {
      streetAddress: personal?.streetAddress ?? '',
      city: personal?.city ?? '',
      state: personal?.state ?? '',
      zipCode: personal?.zipCode ?? '',
      country: personal?.country ?? USUAL_COUNTRY,
    },
  });

  return (
    <StepFrame
      flow={flow}
      form={form}
      heading="Address"
      lead="Your state matters most: public colleges often admit and charge state residents differently."
      answersOf={answersOf}
    >
      <Text name="streetAddress" label="Street address" autoComplete="street-address" />
      <div className="grid gap-7 md:grid-cols-2 md:gap-6">
        <Text name="city" label="City" autoComplete="address-level2" />
        <StateField name="state" label="State" />
        <Text name="zipCode" label="Zip code" autoComplete="postal-code" />
        <Text name="country" label="Country" autoComplete="country-name" />
      </div>
    </StepFrame>
  );
};
