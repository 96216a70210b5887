import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { Sheets } from './sheet.js';

const MEGABYTE = 'x'.repeat(1024 * 1024);

describe('the sheets that replies are written on', () => {
  it('hold what was written, text and bytes, also beyond their first size', () => {
    const sheet = new Sheets().lentTo(new EventEmitter());
    sheet.begin('“');
    sheet.add(Buffer.from('élm'));
    sheet.write(MEGABYTE);
    sheet.add(Buffer.from('”'));

    expect(sheet.written().toString()).toBe(`“élm${MEGABYTE}”`);
  });

  it('belong to one reply until its response closes, and then to the next', () => {
    const sheets = new Sheets();
    const [first, second] = [new EventEmitter(), new EventEmitter()];
    const one = sheets.lentTo(first);
    const other = sheets.lentTo(second);
    one.begin('one');
    other.begin('other');

    expect(other).not.toBe(one);
    expect([one.written().toString(), other.written().toString()]).toEqual(['one', 'other']);

    first.emit('close');
    expect(sheets.lentTo(new EventEmitter())).toBe(one);
    expect(sheets.lentTo(new EventEmitter())).not.toBe(other);
  });

  it('are not kept when they grew large, nor in any number', () => {
    const sheets = new Sheets();
    const response = new EventEmitter();
    const large = sheets.lentTo(response);
    large.begin(MEGABYTE);
    response.emit('close');
    expect(sheets.lentTo(new EventEmitter())).not.toBe(large);

    const many = new EventEmitter().setMaxListeners(100);
    const lent = new Set(Array.from({ length: 40 }, () => sheets.lentTo(many)));
    many.emit('close');
    const kept = Array.from({ length: 40 }, () => sheets.lentTo(new EventEmitter()));
    expect(kept.filter((sheet) => lent.has(sheet))).toHaveLength(16);
  });
});
