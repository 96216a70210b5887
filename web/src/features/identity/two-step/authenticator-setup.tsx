import { type SecondFactorInvitation } from '@/api';
import { CopyButton } from './copy-button';

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret as a QR code, as a link for this device, and as text. */
export const AuthenticatorSetup = ({ secret, uri, qrSvg }: SecondFactorInvitation) => (
  <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
    <img
      // White in both themes: cameras need dark on light.
      className="size-44 rounded-md border bg-[white] p-2"
      src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
      alt="QR code for your authenticator app. The same key is shown as text."
    />
    <div className="grid min-w-0 flex-1 basis-60 content-center gap-3">
      <p className="text-pretty">
        Scan this with your authenticator app. Can’t scan it? Enter this key instead:
      </p>
      <p className="font-semibold tracking-wide break-words">{inFours(secret)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton label="Copy key" text={secret} />
        <a href={uri} className="link inline-flex min-h-6 items-center">
          Open in an app on this device
        </a>
      </div>
    </div>
  </div>
);
