/** Hills at the banner's right edge. */
export const BannerScene = () => (
  <svg
    viewBox="0 0 520 130"
    preserveAspectRatio="xMaxYMax meet"
    fill="none"
    aria-hidden
    className="absolute right-0 bottom-0 h-[44%] w-auto md:h-full"
  >
    <circle cx="128" cy="108" r="38" fill="var(--highlight)" opacity=".8" className="max-xl:hidden" />
    <path d="M0 130c60-6 90-30 170-26s190 20 350-24v50z" fill="oklch(0.62 0.07 252)" opacity=".22" />
    <path d="M60 130c120-8 210-26 300-18s110-6 160-14v32z" fill="oklch(0.45 0.08 260)" opacity=".26" />
  </svg>
);
