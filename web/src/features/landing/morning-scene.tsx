export const MorningScene = () => (
  <svg
    viewBox="0 0 580 300"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden
    className="absolute inset-x-0 bottom-0 h-[56%] w-full dark:brightness-60 dark:saturate-85"
  >
    <circle cx="452" cy="120" r="62" fill="oklch(0.9 0.135 96)" />
    <path d="M0 168c90-64 170-64 260-18s190 40 320-44v194H0z" fill="oklch(0.74 0.06 250)" opacity=".55" />
    <path d="M0 226c120-56 230-8 330-12s170-38 250-32v118H0z" fill="oklch(0.57 0.075 255)" opacity=".8" />
    <path d="M0 272c140-32 260 6 360 0s150-22 220-18v46H0z" fill="oklch(0.37 0.08 262)" />
  </svg>
);
