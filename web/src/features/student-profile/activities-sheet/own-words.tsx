/** The long texts of the profile, to write the short one from. */
export const OwnWords = ({ words }: { words: readonly { label: string; text: string }[] }) =>
  words.length > 0 && (
    <details open className="min-w-0 rounded-[12px] bg-sunken px-4 py-3">
      <summary className="min-h-6 text-hint font-semibold">Your words in the profile</summary>
      <dl className="mt-2 grid gap-2.5">
        {words.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-small font-semibold text-muted-foreground">{label}</dt>
            <dd dir="auto" className="text-hint wrap-anywhere whitespace-pre-line">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
