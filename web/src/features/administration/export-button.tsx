import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { saveCsv } from '@/lib/download/save-csv';

type ExportButtonProps = {
  /** Of the file, without its ending. */
  name: string;
  load: () => Promise<string>;
};

/** Saves what was found as a file. The server logs who took it. */
export const ExportButton = ({ name, load }: ExportButtonProps) => {
  const download = useMutation({
    mutationFn: load,
    onSuccess: (text) => saveCsv(name, text),
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'Export Failed',
        description: userMessageOf(error) ?? 'We couldn’t make the file. Please try again.',
      }),
  });

  return (
    <Button
      variant="outline"
      icon={<Download aria-hidden className="size-[1em]" />}
      aria-busy={download.isPending}
      onClick={() => {
        if (!download.isPending) download.mutate();
      }}
    >
      Export CSV
    </Button>
  );
};
