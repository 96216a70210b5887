import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { KeptData, type KeptTable } from '../../application/kept-data.js';

/** What every context keeps. Complete once all modules are created. */
@Injectable()
export class AllKeptData {
  constructor(private readonly discovery: DiscoveryService) {}

  parts(): readonly KeptData[] {
    return this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance) => instance instanceof KeptData)
      .toSorted((one, other) => (one.title < other.title ? -1 : 1));
  }

  tables(): readonly KeptTable[] {
    return this.parts().flatMap(({ tables }) => tables);
  }
}
