import { type Palette } from '@/lib/drawing/college-scene';

/** The colors of a drawing: its walls, its roofs, and its windows and sky (a token, because it changes with the theme). */
export const PALETTES: Record<Palette, string> = {
  blue: '[--scene-dark:oklch(0.50_0.085_256)] [--scene-mid:oklch(0.62_0.095_250)] [--scene-light:var(--tint-sky)]',
  red: '[--scene-dark:oklch(0.52_0.095_25)] [--scene-mid:oklch(0.68_0.115_30)] [--scene-light:var(--tint-blush)]',
  green:
    '[--scene-dark:oklch(0.49_0.06_180)] [--scene-mid:oklch(0.62_0.075_172)] [--scene-light:var(--tint-mint)]',
  gold: '[--scene-dark:oklch(0.55_0.095_60)] [--scene-mid:oklch(0.70_0.12_70)] [--scene-light:var(--tint-butter)]',
  violet:
    '[--scene-dark:oklch(0.45_0.09_278)] [--scene-mid:oklch(0.62_0.085_282)] [--scene-light:var(--tint-iris)]',
};
