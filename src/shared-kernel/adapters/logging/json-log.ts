import { type LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';

const LINE_BREAKS = /[\r\n]+/g;

/** One JSON object per line, UTC time, on standard output where nothing else is said. */
export const jsonLog = (level: string, destination: DestinationStream = pino.destination()): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );

/** How the framework tells of its own assembly: worth reading only when that goes wrong. */
const ASSEMBLY = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Nest's own words through the same log. */
export class NestJsonLog implements LoggerService {
  constructor(private readonly lines: Logger) {}

  private write(
    level: 'info' | 'error' | 'warn' | 'debug',
    message: unknown,
    rest: readonly unknown[],
  ): void {
    const context = rest.findLast((word) => typeof word === 'string');
    const details = rest.find((word) => typeof word === 'object' && word !== null);
    const text = message instanceof Error ? (message.stack ?? message.message) : String(message);
    this.lines[level]({ ...details, context }, level === 'error' ? text : text.replace(LINE_BREAKS, ' '));
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write(rest.some((word) => ASSEMBLY.has(String(word))) ? 'debug' : 'info', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
}
