import { type Words } from './entry/words';

export const BlankPage = ({ words }: { words: Words['blankPage'] }) => (
  <div
    aria-hidden
    className="sticky top-8 hidden h-[calc(100dvh-4rem)] max-h-205 min-h-130 overflow-hidden rounded-2xl bg-[linear-gradient(var(--tint-sky),var(--tint-butter)_78%)] lg:block"
  >
    <svg
      viewBox="0 0 560 300"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 h-[46%] w-full dark:brightness-60 dark:saturate-85"
    >
      <circle cx="430" cy="96" r="62" fill="oklch(0.9 0.13 95)" />
      <path d="M0 150c90-60 170-62 270-20s180 26 290-46v216H0z" fill="oklch(0.72 0.05 235)" opacity=".6" />
      <path d="M0 214c110-66 200-34 300-24s170-36 260-26v136H0z" fill="oklch(0.54 0.08 256)" />
      <path d="M0 262c120-34 230-6 330-12s160-26 230-16v66H0z" fill="oklch(0.37 0.095 262)" />
    </svg>
    <div className="absolute top-[12%] left-[13%] w-[62%] rounded-[18px] border bg-card px-9 pt-12 pb-16 shadow-floating">
      <span className="absolute -top-px -right-px size-11 rounded-bl-[12px] bg-[linear-gradient(225deg,var(--tint-sky)_49%,var(--highlight)_50%)]" />
      <p className="font-display text-display font-bold tracking-[-0.03em] text-balance">
        {words.before}
        <span className="bg-[linear-gradient(transparent_62%,var(--highlight)_62%,var(--highlight)_92%,transparent_92%)] dark:bg-[linear-gradient(transparent_84%,var(--highlight)_84%,var(--highlight)_92%,transparent_92%)]">
          {words.mark}
        </span>
      </p>
    </div>
  </div>
);
