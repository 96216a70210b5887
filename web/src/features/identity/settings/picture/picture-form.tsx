import { CircleAlert, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type User } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { toast } from '@/components/ui/toasts/toast-store';
import { BUTTON_LABEL, FileInput } from '@/components/ui/upload/file-input';
import { UploadRow } from '@/components/ui/upload/upload-row';
import { announcementOf } from '@/components/ui/upload/upload-words';
import { AccountPicture } from '../../account-picture';
import { PICTURE_TYPES, pictureProblem } from './picture-rules';
import { squarePicture } from './square-picture';
import { usePicture } from './use-picture';
import { useSettingsWords } from '../use-settings-words';

type Chosen = { picture: File; preview: string };

/** Chooses a picture, shows how it is cropped, and saves it. */
const PictureForm = ({ account }: { account: User }) => {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { cancel: stop, picture: words } = useSettingsWords();
  const [refusal, setRefusal] = useState('');
  const { upload, start, cancel, remove, isRemoving } = usePicture(() => setChosen(null));
  const name = `${account.firstName} ${account.lastName}`;
  const url = account.profileImageUrl;

  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen]);

  const refuse = (title: string, sentence: string) => {
    setRefusal(sentence);
    toast({ tone: 'error', title, description: sentence });
  };
  const choose = async (file: File) => {
    const problem = pictureProblem(file, words);
    if (problem) {
      refuse(problem.title, problem.sentence);
      return;
    }
    try {
      const picture = await squarePicture(file);
      setRefusal('');
      setChosen({ picture, preview: URL.createObjectURL(picture) });
    } catch {
      refuse(words.failed, words.unreadable);
    }
  };

  // What had the focus is gone.
  const step = upload ? upload.state : chosen ? 'chosen' : (url?.split('?')[0] ?? 'none');
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  }, [step]);

  return (
    <div ref={box} className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <p role="status" className="sr-only">
        {upload ? announcementOf(upload) : chosen && words.previewSaid}
      </p>
      {chosen ? (
        <img
          src={chosen.preview}
          alt={words.cropped}
          className="size-24 shrink-0 rounded-full object-cover"
        />
      ) : (
        <AccountPicture name={name} url={url} className="size-24 text-page" />
      )}
      <div className="grid min-w-0 flex-1 basis-64 gap-3">
        {upload ? (
          <UploadRow
            id="picture-upload"
            upload={upload}
            onCancel={cancel}
            onRetry={() => void start(upload.file)}
          />
        ) : chosen ? (
          <>
            <p className="text-pretty">{words.preview}</p>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => void start(chosen.picture)}>
                {words.save}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setChosen(null)}>
                {stop}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="text-pretty text-muted-foreground">{words.rules}</p>
            <div className="flex flex-wrap gap-2">
              <FileInput
                accept={PICTURE_TYPES}
                onChoose={(file) => void choose(file)}
                className={BUTTON_LABEL}
              >
                {url === null ? words.choose : words.chooseAnother}
              </FileInput>
              <FileInput
                accept="image/*"
                capture="user"
                onChoose={(file) => void choose(file)}
                className={`hidden! pointer-coarse:inline-flex! ${BUTTON_LABEL}`}
              >
                {words.take}
              </FileInput>
              {url !== null && (
                <Button
                  size="sm"
                  variant="ghost"
                  busy={isRemoving}
                  icon={<Trash2 aria-hidden className="size-[1em]" />}
                  onClick={() => void remove()}
                >
                  {words.remove} <span className="sr-only">{words.removeWhat}</span>
                </Button>
              )}
            </div>
          </>
        )}
        {refusal !== '' && (
          <p className="flex items-start gap-1.5 text-hint font-semibold text-destructive">
            <CircleAlert aria-hidden className="mt-0.5 size-[1em] shrink-0" />
            {refusal}
          </p>
        )}
      </div>
    </div>
  );
};

export default PictureForm;
