import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Color = { l: number; c: number; h: number };

const tokensOf = (selector: ':root' | '@variant dark') => {
  const block = new RegExp(`${selector} \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  const colors = new Map<string, Color>();
  for (const [, name = '', l, c, h] of block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g))
    colors.set(name, { l: Number(l), c: Number(c), h: Number(h) });
  return colors;
};

/** Relative luminance (WCAG 2) of an OKLCH color, clipped to sRGB as a screen would. */
const luminance = ({ l, c, h }: Color) => {
  const radians = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(radians), c * Math.sin(radians)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: Color, other: Color) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const TEXT = 4.5;
const PART = 3;
const pairs: readonly [string, string, number][] = [
  ...['background', 'card', 'popover', 'sunken', 'accent'].flatMap((surface): [string, string, number][] => [
    ['foreground', surface, TEXT],
    ['muted-foreground', surface, TEXT],
    ['primary', surface, TEXT],
    ['ring', surface, PART],
  ]),
  ...['background', 'card'].flatMap((surface): [string, string, number][] => [
    ['destructive', surface, TEXT],
    ['input', surface, PART],
  ]),
  ['primary-foreground', 'primary', TEXT],
  ['primary-foreground', 'primary-hover', TEXT],
  ['secondary-foreground', 'secondary', TEXT],
  ['primary', 'secondary', TEXT],
  ['brand-foreground', 'brand', TEXT],
  ['highlight', 'brand', PART],
  ['highlight-foreground', 'highlight', TEXT],
  ['destructive-foreground', 'destructive', TEXT],
  ['background', 'foreground', TEXT],
  ...['reach', 'target', 'safety'].flatMap((category): [string, string, number][] => [
    [`${category}-text`, `${category}-bg`, TEXT],
    [`${category}-text`, 'card', TEXT],
    [category, 'card', PART],
  ]),
  ...['sky', 'butter', 'blush', 'mint', 'iris'].map((tint): [string, string, number] => [
    'foreground',
    `tint-${tint}`,
    TEXT,
  ]),
];

describe.each([':root', '@variant dark'] as const)('the tokens of %s', (selector) => {
  const tokens = tokensOf(selector);

  it.each(pairs)('keep %s visible on %s (at least %s to 1)', (front, back, least) => {
    const [one, other] = [tokens.get(front), tokens.get(back)];
    if (!one || !other) throw new Error(`No token ${one ? back : front}`);

    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});

it('both themes define the same tokens', () => {
  expect([...tokensOf('@variant dark').keys()].sort()).toEqual([...tokensOf(':root').keys()].sort());
});
