import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepository, ONE_RELEASE, readText } from './repository-files.js';

const text = readText('Dockerfile');
const file = DockerfileParser.parse(text);
const instructions = file.getInstructions();
const lastStage = instructions.slice(instructions.findLastIndex((each) => each.getKeyword() === 'FROM'));

const named = (keyword: string, among: readonly Instruction[] = instructions) =>
  among.filter((each) => each.getKeyword() === keyword);
const wordsOf = (instruction: Instruction) => instruction.getArguments().map((word) => word.getValue());
const command = () => JSON.parse(named('CMD', lastStage)[0]?.getArgumentsContent() ?? '') as string[];

describe('the container image', () => {
  it('passes the linter', () => {
    expect(validate(text)).toEqual([]);
  });

  it('is built in stages from one base image of a named release', () => {
    const bases = file.getFROMs().map((from) => from.getArguments()[0]);

    expect(bases.length).toBeGreaterThan(1);
    expect(new Set(bases.map((base) => base?.getValue()))).toEqual(new Set(['${NODE_IMAGE}']));
    expect(file.getInitialARGs().map((arg) => arg.getProperty()?.getValue())).toEqual([
      expect.stringMatching(ONE_RELEASE),
    ]);
  });

  it('runs as a user id that is not root (S56)', () => {
    expect(named('USER', lastStage).map(wordsOf)).toEqual([[expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]]);
    expect(lastStage.findIndex((each) => each.getKeyword() === 'USER')).toBeGreaterThan(
      lastStage.findLastIndex((each) => each.getKeyword() === 'COPY'),
    );
  });

  it('contains no development package and no source', () => {
    const installs = named('RUN')
      .map(wordsOf)
      .filter(([program, verb]) => program === 'npm' && verb === 'ci');

    expect(installs.at(-1)).toContain('--omit=dev');
    expect(named('COPY', lastStage).map((copy) => wordsOf(copy).at(-1))).toEqual([
      './',
      'node_modules',
      'db/seed',
      'dist/server',
      'dist/web',
      'dist/sbom.cdx.json',
    ]);
    expect(named('RUN', lastStage)).toEqual([]);
  });

  it('reports readiness and starts the server as its first process', () => {
    expect(named('HEALTHCHECK', lastStage).map((each) => each.getArgumentsContent())).toEqual([
      expect.stringContaining('/health/ready'),
    ]);
    expect(command()[0]).toBe('node');
    expect(command().at(-1)).toBe('dist/server/main.js');
  });

  it('starts Node with the heap bound of npm start and no other engine option', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: { start: string } };
    const optionsOf = (words: readonly string[]) =>
      words.filter((word) => word.startsWith('--') && word !== '--enable-source-maps');

    expect(optionsOf(command())).toEqual(['--max-heap-size=384']);
    expect(optionsOf(scripts.start.split(' '))).toEqual(['--max-heap-size=384']);
  });

  it('downloads nothing by URL and contains no secret', () => {
    const settings = [...named('ARG'), ...named('ENV')].flatMap(wordsOf);

    expect(named('ADD')).toEqual([]);
    expect(settings.filter((setting) => /SECRET|PASSWORD|TOKEN|DATABASE_URL/.test(setting))).toEqual([]);
  });

  it('is built from files that exist and are not ignored', () => {
    const ignored = readText('.dockerignore').split('\n');
    const sources = file
      .getCOPYs()
      .filter((copy) => copy.getFromFlag() === null)
      .flatMap((copy) => wordsOf(copy).slice(0, -1));

    expect(ignored).toEqual(expect.arrayContaining(['*', '**/.env*']));
    for (const source of sources) {
      expect(fs.existsSync(inRepository(source)), source).toBe(true);
      expect(ignored).toContain(`!${source.split('/')[0] ?? ''}`);
    }
  });

  it('writes only under /tmp', () => {
    const variables = Object.fromEntries(
      file
        .getENVs()
        .flatMap((env) => env.getProperties().map((each) => [each.getName(), each.getValue()] as const)),
    );

    expect(variables).toMatchObject({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      DATA_DIR: expect.stringMatching(/^\/tmp\//) as string,
    });
  });
});
