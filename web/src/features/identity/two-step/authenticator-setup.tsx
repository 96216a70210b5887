import { type SecondFactorInvitation } from '@/api';
import { CopyButton } from './copy-button';
import { useSetupWords } from './use-setup-words';

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret as a QR code, as a link for this device, and as text. */
export const AuthenticatorSetup = ({ secret, uri, qrSvg }: SecondFactorInvitation) => {
  const words = useSetupWords();
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
      <img
        // White in both themes: cameras need dark on light.
        className="size-44 rounded-md border bg-[white] p-2"
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
        alt={words.qr}
      />
      <div className="grid min-w-0 flex-1 basis-60 content-center gap-3">
        <p className="text-pretty">{words.scan}</p>
        <p className="font-semibold tracking-wide break-words">{inFours(secret)}</p>
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton label={words.copyKey} text={secret} />
          <a href={uri} className="link inline-flex min-h-6 items-center">
            {words.openHere}
          </a>
        </div>
      </div>
    </div>
  );
};
