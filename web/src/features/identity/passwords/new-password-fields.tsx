import { type UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { PasswordChecklist } from './password-checklist';
import { english, type PasswordWords } from './words';

type Wrong = { message?: string | undefined };

type NewPasswordFieldsProps = {
  typed: string;
  newPassword: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  /** In English unless given, as the settings are. */
  words?: PasswordWords;
  errors: { newPassword?: Wrong | undefined; confirmPassword?: Wrong | undefined };
};

export const NewPasswordFields = ({
  typed,
  newPassword,
  confirmPassword,
  words = english,
  errors,
}: NewPasswordFieldsProps) => (
  <>
    <Field id="newPassword" label={words.fresh} error={errors.newPassword?.message}>
      <PasswordInput words={words} autoComplete="new-password" {...newPassword} />
      <PasswordChecklist password={typed} words={words} />
    </Field>
    <Field id="confirmPassword" label={words.freshAgain} error={errors.confirmPassword?.message}>
      <PasswordInput words={words} autoComplete="new-password" {...confirmPassword} />
    </Field>
  </>
);
