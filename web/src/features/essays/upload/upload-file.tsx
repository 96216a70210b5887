import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { dismissToast, toast } from '@/components/ui/toasts/toast-store';
import { UploadRow } from '@/components/ui/upload/upload-row';
import { announcementOf } from '@/components/ui/upload/upload-words';
import { useConnection } from '@/lib/api/connection';
import { useUpload } from '@/lib/upload/use-upload';
import { DocumentDrop } from './document-drop';
import { DocumentPreview } from './document-preview';
import { documentProblem } from './document-rules';
import { type DocumentText, readDocument } from './read-document';

type UploadFileProps = {
  /** There is a text already. */
  hasText: boolean;
  onUse: (text: string) => void;
};

const NO_TEXT = 'We found no text in this file. Please choose another one.';

/** Takes the text out of a document. Only the text is kept. */
const UploadFile = ({ hasText, onUse }: UploadFileProps) => {
  const offline = useConnection() === 'offline';
  const [refusal, setRefusal] = useState('');
  const [found, setFound] = useState<(DocumentText & { name: string }) | null>(null);
  const [asks, setAsks] = useState(false);
  const [name, setName] = useState('');

  const refuse = (title: string, reason: string) => {
    setRefusal(reason);
    toast({ tone: 'error', title, description: reason });
  };
  const { upload, start, cancel } = useUpload(readDocument, (text) => {
    if (text.extractedText.trim() === '') refuse('Upload Failed', NO_TEXT);
    else setFound({ ...text, name });
  });
  const choose = (file: File) => {
    setFound(null);
    setName(file.name);
    const problem = documentProblem(file);
    if (problem) {
      refuse(problem.title, problem.sentence);
      return;
    }
    if (refusal !== '') dismissToast();
    setRefusal('');
    void start(file);
  };
  // What was said of this file is not of the next one.
  const putAside = () => {
    if (upload?.state === 'failed') dismissToast();
    cancel();
  };
  const take = () => {
    if (!found) return;
    onUse(found.extractedText);
    setFound(null);
  };

  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {upload && announcementOf(upload)}
      </p>
      {refusal !== '' && (
        <p className="flex items-start gap-1.5 text-hint font-semibold text-destructive">
          <CircleAlert aria-hidden className="mt-0.5 size-[1em] shrink-0" />
          {refusal}
        </p>
      )}
      {upload ? (
        <UploadRow
          id="document"
          upload={upload}
          onCancel={putAside}
          onRetry={() => void start(upload.file)}
        />
      ) : found ? (
        <DocumentPreview
          name={found.name}
          text={found.extractedText}
          words={found.wordCount}
          onUse={() => (hasText ? setAsks(true) : take())}
          onRemove={() => setFound(null)}
        />
      ) : (
        <DocumentDrop
          onChoose={choose}
          onSeveral={() => refuse('Upload Failed', 'Please drop one file at a time.')}
        />
      )}
      <p className="text-hint text-pretty text-muted-foreground">
        {offline
          ? 'Reading a file needs a connection. You can write here in the meantime.'
          : 'We take the text out and keep nothing else of the file.'}
      </p>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title="Replace what you wrote?"
        description="The text of your file would take the place of the text in your essay."
        keepLabel="Keep my text"
        confirmLabel="Replace it"
        onConfirm={take}
      />
    </div>
  );
};

export default UploadFile;
