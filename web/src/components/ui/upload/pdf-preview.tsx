import { useEffect, useState } from 'react';
import { Button } from '../basics/button';
import { type PreviewWords } from './preview-words';

type PdfPreviewProps = { name: string; url: string; words: PreviewWords };

/** The server sends files only as downloads, so the page shows a copy. */
export const PdfPreview = ({ name, url, words }: PdfPreviewProps) => {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | { copy: string }>('closed');

  useEffect(() => {
    if (typeof state === 'string') return;
    return () => URL.revokeObjectURL(state.copy);
  }, [state]);

  const show = async () => {
    setState('loading');
    try {
      const reply = await fetch(url);
      if (!reply.ok) throw new Error(`The file was not sent: ${reply.status}`);
      const copy = new Blob([await reply.arrayBuffer()], { type: 'application/pdf' });
      setState({ copy: URL.createObjectURL(copy) });
    } catch {
      setState('failed');
    }
  };

  if (!navigator.pdfViewerEnabled) return null;
  if (typeof state === 'object')
    return <iframe src={state.copy} title={words.picture(name)} className="h-96 w-full rounded-md border" />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="sm"
        variant="outline"
        busy={state === 'loading'}
        onClick={() => void show()}
        className="pointer-coarse:min-h-11"
      >
        {words.show} <span className="sr-only">{words.of(name)}</span>
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-hint text-destructive">
          {words.failed}
        </p>
      )}
    </div>
  );
};
