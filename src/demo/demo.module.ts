import { Module } from '@nestjs/common';
import { AddDemoApplicationHandler } from './add-demo-application.js';
import { DemoAccountController } from './demo-account.controller.js';
import { SeedDemoStudent } from './seed-demo-student.js';

/** A student to try the product with. Empty without `DEMO_DATA`. */
@Module({ controllers: [DemoAccountController], providers: [SeedDemoStudent, AddDemoApplicationHandler] })
export class DemoModule {}
