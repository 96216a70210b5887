import { describe, expect, it } from 'vitest';
import { isStorableText } from './storable-text.js';

describe('a text that can be stored', () => {
  it.each(['', 'Maya', 'Zoë 🌵 李', 'two\nlines\tand a tab'])('is %j', (text) => {
    expect(isStorableText(text)).toBe(true);
  });

  it.each(['May\0a', '\0', 'half a cactus \ud83c', '\udf35 half a cactus'])('is not %j', (text) => {
    expect(isStorableText(text)).toBe(false);
  });
});
