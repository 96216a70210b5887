import { useRef, useState } from 'react';
import { Avatar } from '@/components/ui/basics/avatar';
import { cn } from '@/lib/cn';
import { useAccount } from './use-account';

type AccountPictureProps = { name: string; url: string | null; className?: string };

/** The picture, or initials. Its link expires: when it fails, the account is read again, once. */
export const AccountPicture = ({ name, url, className }: AccountPictureProps) => {
  const { refetch } = useAccount();
  const [broken, setBroken] = useState<string | null>(null);
  const isReadAgain = useRef(false);

  if (url === null || url === broken) return <Avatar name={name} {...(className ? { className } : {})} />;
  return (
    <img
      src={url}
      alt=""
      referrerPolicy="no-referrer"
      onLoad={() => {
        isReadAgain.current = false;
      }}
      onError={() => {
        setBroken(url);
        if (!isReadAgain.current) void refetch();
        isReadAgain.current = true;
      }}
      className={cn('size-9 shrink-0 rounded-full object-cover', className)}
    />
  );
};
