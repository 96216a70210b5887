import { useState } from 'react';
import { type FileMetadata } from '@/api';
import { kindOf } from '@/lib/upload/file-words';
import { PdfPreview } from './pdf-preview';
import { english, type PreviewWords } from './preview-words';

type FilePreviewProps = {
  file: FileMetadata;
  /** Reads the file's details again, with a link that still works. */
  refetch: () => Promise<{ data: FileMetadata | undefined }>;
  words?: PreviewWords;
};

/** Keeps the link it began with, so that nothing starts over while it plays. A link that has expired is replaced. */
export const FilePreview = ({ file, refetch, words = english }: FilePreviewProps) => {
  const { name, contentType } = file;
  const [url, setUrl] = useState(file.url);
  const [broken, setBroken] = useState(false);
  const replaceLink = async () => {
    const { data } = await refetch();
    if (data === undefined || data.url === url) setBroken(true);
    else setUrl(data.url);
  };
  const source = { src: url, onError: () => void replaceLink() };

  if (broken) return <p className="text-hint text-muted-foreground">{words.none}</p>;
  switch (kindOf(contentType)) {
    case 'Picture':
      return (
        <img
          {...source}
          alt={words.picture(name)}
          className="max-h-72 max-w-full justify-self-start rounded-md bg-sunken object-contain"
        />
      );
    case 'Sound':
      return (
        <audio {...source} controls preload="metadata" aria-label={words.sound(name)} className="w-full" />
      );
    case 'Video':
      return (
        <video
          {...source}
          controls
          playsInline
          preload="metadata"
          aria-label={words.video(name)}
          className="max-h-80 w-full rounded-md bg-sunken"
        />
      );
    case 'PDF':
      return <PdfPreview name={name} url={url} words={words} />;
    default:
      return null;
  }
};
