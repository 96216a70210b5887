import { Button } from '@/components/ui/basics/button';
import { FormError } from '@/components/ui/forms/form-error';
import { userMessageOf } from '@/lib/api/api-error';
import { useRequestDataExport } from './use-data-export';

type AskForExportProps = { variant?: 'primary' | 'outline'; children: string };

export const AskForExport = ({ variant, children }: AskForExportProps) => {
  const request = useRequestDataExport();

  return (
    <div className="grid gap-3">
      {request.isError && (
        <FormError attempt={request.failureCount}>
          {userMessageOf(request.error) ?? 'We couldn’t ask for your copy. Nothing was changed. Try again.'}
        </FormError>
      )}
      <Button
        variant={variant}
        className="justify-self-start"
        busy={request.isPending}
        onClick={() => request.mutate({})}
      >
        {children}
      </Button>
    </div>
  );
};
