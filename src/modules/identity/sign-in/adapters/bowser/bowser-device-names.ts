import { Injectable } from '@nestjs/common';
import { getParser } from 'bowser';
import { DeviceNames } from '../../application/device-names.js';

const UNKNOWN = 'Unknown device';

@Injectable()
export class BowserDeviceNames extends DeviceNames {
  of(userAgent: string): string {
    if (userAgent === '') return UNKNOWN;
    const parser = getParser(userAgent);
    const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
    if (browser === '' && system === '') return UNKNOWN;
    if (browser === '' || system === '') return browser || system;
    return `${browser} on ${system}`;
  }
}
