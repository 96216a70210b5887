import { type UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { PasswordChecklist } from './password-checklist';

type Wrong = { message?: string | undefined };

type NewPasswordFieldsProps = {
  typed: string;
  newPassword: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: { newPassword?: Wrong | undefined; confirmPassword?: Wrong | undefined };
};

export const NewPasswordFields = ({
  typed,
  newPassword,
  confirmPassword,
  errors,
}: NewPasswordFieldsProps) => (
  <>
    <Field id="newPassword" label="New password" error={errors.newPassword?.message}>
      <PasswordInput autoComplete="new-password" {...newPassword} />
      <PasswordChecklist password={typed} />
    </Field>
    <Field id="confirmPassword" label="Confirm new password" error={errors.confirmPassword?.message}>
      <PasswordInput autoComplete="new-password" {...confirmPassword} />
    </Field>
  </>
);
