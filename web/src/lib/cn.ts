import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';

const any = () => true;
const sides = (name: string) => [
  name,
  `${name}x`,
  `${name}y`,
  `${name}t`,
  `${name}r`,
  `${name}b`,
  `${name}l`,
];

const FONT_SIZES =
  /^(display|page|page-phone|section|title|reading|interface|hint|small|micro|\[[\d.]+(rem|px|em)\])$/;
const TEXT_LAYOUT = /^(left|center|right|balance|pretty|wrap|nowrap|ellipsis|clip)$/;
const BORDER_WIDTH = /^(\d+|\[[\d.]+px\]|)$/;
const NO_BORDER_COLOUR = /^([xytrbl](-.+)?|solid|dashed|dotted|none|collapse|separate)$/;
const DRAWN = /^\[(?!color-mix)/;
const NO_BACKGROUND_COLOUR = /^(\[(?!color-mix)|linear|size-|position-|no-repeat|cover|center|none)/;

const groupsOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]]));

/**
 * Which of the utilities we use set the same property. The library's own list of everything in Tailwind is larger than all our
 * buttons and fields together. A class missing here is left alone, and the order in the style sheet decides.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 300,
  theme: {},
  classGroups: {
    display: [
      'block',
      'inline-block',
      'inline',
      'flex',
      'inline-flex',
      'grid',
      'inline-grid',
      'contents',
      'hidden',
    ],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    visibility: ['visible', 'invisible'],
    underline: ['underline', 'no-underline'],
    ...groupsOf('size', 'w', 'h', 'min-w', 'min-h', 'max-w', 'max-h'),
    ...groupsOf(...sides('p'), ...sides('m'), 'gap', 'gap-x', 'gap-y'),
    ...groupsOf('inset', 'inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'z'),
    ...groupsOf('items', 'self', 'grid-cols', 'grid-rows', 'col-span', 'overflow-x', 'overflow-y'),
    ...groupsOf(
      'leading',
      'tracking',
      'opacity',
      'shadow',
      'cursor',
      'whitespace',
      'animate',
      'outline-offset',
    ),
    'rounded-t': [{ 'rounded-t': [any] }],
    'rounded-b': [{ 'rounded-b': [any] }],
    rounded: [{ rounded: ['', (value: string) => !/^[trbl]{1,2}-/.test(value)] }],
    'inset-ring': [{ 'inset-ring': [''] }],
    'inset-ring-color': [{ 'inset-ring': [any] }],
    overflow: [{ overflow: [(value: string) => !/^[xy]-/.test(value)] }],
    justify: [{ justify: [(value: string) => !/^(items|self)-/.test(value)] }],
    'justify-items': [{ 'justify-items': [any] }],
    'justify-self': [{ 'justify-self': [any] }],
    'font-size': [{ text: [(value: string) => FONT_SIZES.test(value)] }],
    'text-align': [{ text: ['left', 'center', 'right'] }],
    'text-color': [{ text: [(value: string) => !FONT_SIZES.test(value) && !TEXT_LAYOUT.test(value)] }],
    'font-weight': [{ font: [(value: string) => !/^(sans|display)$/.test(value)] }],
    bg: [{ bg: [(value: string) => !NO_BACKGROUND_COLOUR.test(value)] }],
    'bg-image': [{ bg: [(value: string) => DRAWN.test(value)] }],
    'border-width': [{ border: ['', (value: string) => BORDER_WIDTH.test(value)] }],
    'border-color': [
      { border: [(value: string) => !BORDER_WIDTH.test(value) && !NO_BORDER_COLOUR.test(value)] },
    ],
  },
  conflictingClassGroups: {
    size: ['w', 'h'],
    p: sides('p').slice(1),
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: sides('m').slice(1),
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
    gap: ['gap-x', 'gap-y'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['right', 'left'],
    'inset-y': ['top', 'bottom'],
    overflow: ['overflow-x', 'overflow-y'],
    rounded: ['rounded-t', 'rounded-b'],
    'font-size': ['leading'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['*', '**', 'before', 'after', 'placeholder', 'file', 'marker', 'selection'],
}));

/** Joins class names; of two that set the same property, the later one wins. */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes));
