import { describe, expect, it } from 'vitest';
import { earningsForMajor, programsForMajor } from './programs-for-major.js';

const COMPUTER_SCIENCE = '1107';
const NURSING = '5138';

const program = (cip: string, medianEarnings: number | null = null) => ({ cip, medianEarnings });
const cipsFor = (cips: readonly string[], major: string) => {
  const { programs, mark } = programsForMajor(
    cips.map((cip) => program(cip)),
    major,
  );
  return [mark, ...programs.map(({ cip }) => cip)];
};

describe('the programs for a major', () => {
  it('are that program alone where the college has it', () => {
    expect(cipsFor(['1101', '1107', '5208'], COMPUTER_SCIENCE)).toEqual(['your major', '1107']);
  });

  it('are the three largest of the same field where the college names it otherwise', () => {
    expect(cipsFor(['5208', '1101', '1104', '1109', '1110'], COMPUTER_SCIENCE)).toEqual([
      'close to your major',
      '1101',
      '1104',
      '1109',
    ]);
  });

  it('are none where another program of the field is no substitute', () => {
    expect(cipsFor(['5120', '5122'], NURSING)).toEqual(['close to your major']);
  });

  it('are business administration too for general business', () => {
    expect(cipsFor(['5203', '5202'], '5201')).toEqual(['your major', '5202']);
  });

  it('are found in codes with a dot too', () => {
    expect(cipsFor(['11.01', '11.07'], '11.07')).toEqual(['your major', '11.07']);
  });
});

describe('earnings for a major', () => {
  it('are those of its own graduates', () => {
    expect(earningsForMajor([program('1101', 70_000), program('1107', 90_000)], COMPUTER_SCIENCE)).toEqual({
      dollars: 90_000,
      program: program('1107', 90_000),
      mark: 'your major',
    });
  });

  it('are those of the largest close program that has any, where the college names the major otherwise', () => {
    const programs = [program('1101'), program('1104', 80_000), program('1110', 99_000)];

    expect(earningsForMajor(programs, COMPUTER_SCIENCE)).toMatchObject({
      dollars: 80_000,
      mark: 'close to your major',
    });
  });

  it('are not those of a close program where the college teaches the major and publishes none', () => {
    expect(earningsForMajor([program('1101', 70_000), program('1107')], COMPUTER_SCIENCE)).toBeNull();
  });
});
