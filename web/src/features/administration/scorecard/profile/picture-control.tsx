import { useEffect, useState } from 'react';
import { BUTTON_LABEL, FileInput } from '@/components/ui/upload/file-input';
import { UploadRow } from '@/components/ui/upload/upload-row';
import { announcementOf } from '@/components/ui/upload/upload-words';
import { uploadFile } from '@/lib/upload/upload-file';
import { useUpload } from '@/lib/upload/use-upload';

const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

type PictureControlProps = {
  id: string;
  /** Of the picture there is; empty without one. */
  address: string;
  onChange: (address: string) => void;
  onBusy: (busy: boolean) => void;
};

/** Uploads a picture at once and shows it. Saving the fact puts it in place. */
const PictureControl = ({ id, address, onChange, onBusy }: PictureControlProps) => {
  const [preview, setPreview] = useState<string | null>(null);
  const { upload, start, cancel } = useUpload(uploadFile, ({ normalizedPath }) => onChange(normalizedPath));

  const busy = upload !== null;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  const choose = (file: File) => {
    setPreview(URL.createObjectURL(file));
    void start(file);
  };
  const giveUp = () => {
    cancel();
    setPreview(null);
  };

  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {upload && announcementOf(upload)}
      </p>
      {preview !== null && (
        <img
          src={preview}
          alt="The new picture"
          className="h-28 w-48 rounded-md border object-cover"
          onError={() => setPreview(null)}
        />
      )}
      {upload ? (
        <UploadRow id={id} upload={upload} onCancel={giveUp} onRetry={() => void start(upload.file)} />
      ) : (
        <FileInput
          id={id}
          accept={PICTURE_TYPES}
          className={`${BUTTON_LABEL} justify-self-start`}
          onChoose={choose}
        >
          {address === '' ? 'Choose a picture' : 'Choose another picture'}
        </FileInput>
      )}
    </div>
  );
};

export default PictureControl;
