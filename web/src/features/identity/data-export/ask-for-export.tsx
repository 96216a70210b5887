import { Button } from '@/components/ui/basics/button';
import { FormError } from '@/components/ui/forms/form-error';
import { useRequestDataExport } from './use-data-export';
import { useExportWords } from './use-export-words';

type AskForExportProps = { variant?: 'primary' | 'outline'; children: string };

export const AskForExport = ({ variant, children }: AskForExportProps) => {
  const request = useRequestDataExport();
  const { notAsked } = useExportWords();

  return (
    <div className="grid gap-3">
      {request.isError && <FormError attempt={request.failureCount}>{notAsked(request.error)}</FormError>}
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
