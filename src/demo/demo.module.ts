import { Module } from '@nestjs/common';
import { DemoAccountController } from './demo-account.controller.js';
import { KeepDemoStudent } from './keep-demo-student.js';

/** Someone to look at the product through, for whoever tries it out. Does nothing unless `DEMO_DATA` is on. */
@Module({ controllers: [DemoAccountController], providers: [KeepDemoStudent] })
export class DemoModule {}
