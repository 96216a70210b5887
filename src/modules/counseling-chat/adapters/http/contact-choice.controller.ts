import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CHAT_BUDGETS } from '../../application/chat-budgets.js';
import { ChooseContact } from '../../application/leads/choose-contact.js';

const ContactChoice = z
  .object({
    canChoose: z.boolean().describe('False for a student who cannot be contacted anyway, such as a minor'),
    isAllowed: z.boolean(),
  })
  .meta({ id: 'ContactChoice' });

const ContactChoiceRequest = z
  .object({ isAllowed: z.boolean({ error: 'Please choose yes or no.' }) })
  .meta({ id: 'ContactChoiceRequest' });
type ContactChoiceRequest = z.infer<typeof ContactChoiceRequest>;

@ApiTags('counseling-chat')
@Controller('chat/contact-choice')
export class ContactChoiceController {
  constructor(private readonly choices: ChooseContact) {}

  @Get()
  @SignedIn('student')
  @Throttled(CHAT_BUDGETS['chat-reads'], 'account')
  @Replies(ContactChoice, {
    summary: 'Whether you let the people who run Flyleaf contact you about its services',
  })
  getContactChoice(@CurrentCaller() { userId }: Caller) {
    return this.choices.of(userId);
  }

  @Put()
  @SignedIn('student')
  @Throttled(CHAT_BUDGETS['chat-writes'], 'account')
  @Replies(ContactChoice, {
    summary: 'Allow or end being contacted about services',
    refusals: { 400: 'Not a choice' },
  })
  async chooseContact(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: ContactChoiceRequest }) { isAllowed }: ContactChoiceRequest,
  ) {
    await this.choices.keep(userId, isAllowed);
    return this.choices.of(userId);
  }
}
