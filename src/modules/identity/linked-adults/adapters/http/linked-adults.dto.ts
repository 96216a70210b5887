import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { email } from '../../../account/adapters/http/fields.dto.js';
import { isComplete, RELATIONS, SHARED_PARTS } from '../../domain/shared-part.js';

const RelationField = z.enum(RELATIONS, { error: 'Choose a parent or a school counselor.' });
const Parts = z
  .array(z.enum(SHARED_PARTS, { error: 'A part is list, chances, prices, profile or files.' }))
  .max(SHARED_PARTS.length, 'Name each part once.')
  .refine(isComplete, {
    error: 'Chances and prices come with the list, and files with the profile: share that too.',
  })
  .transform((parts) => [...new Set(parts)])
  .describe('What the adult sees; none closes everything');

export const InviteRequest = z
  .object({
    relation: RelationField,
    parts: Parts,
    email: email.optional().describe('Of the adult: we send the code there. Without it, pass it on yourself'),
  })
  .meta({ id: 'InviteRequest' });
export type InviteRequest = z.infer<typeof InviteRequest>;

export const SharedPartsRequest = z.object({ parts: Parts }).meta({ id: 'SharedPartsRequest' });
export type SharedPartsRequest = z.infer<typeof SharedPartsRequest>;

export const CodeRequest = z
  .object({
    code: z
      .string('Enter the code.')
      .trim()
      .min(1, 'Enter the code.')
      .max(40, 'A code has ten letters and numbers.'),
  })
  .meta({ id: 'CodeRequest' });
export type CodeRequest = z.infer<typeof CodeRequest>;

export const AskStudentRequest = z
  .object({ email: email.describe('Of the student’s account') })
  .meta({ id: 'AskStudentRequest' });
export type AskStudentRequest = z.infer<typeof AskStudentRequest>;

const SharedParts = z.array(z.enum(SHARED_PARTS));
const Invitation = z.object({
  id: z.uuid(),
  relation: z.enum(RELATIONS),
  parts: SharedParts,
  expiresAt: Instant,
  sentTo: z.string().nullable().describe('The address we sent it to; null for a code to pass on'),
});

export const NewInvitation = Invitation.extend({
  code: z.string().describe('The adult enters it, once. It is told only now'),
}).meta({ id: 'NewInvitation' });

export const Sharing = z
  .object({
    adults: z.array(
      z.object({
        adultId: z.uuid(),
        name: z.string(),
        relation: z.enum(RELATIONS),
        parts: SharedParts,
        linkedAt: Instant,
        lastLookedAt: Instant.nullable().describe('When this adult last looked at something; null if never'),
      }),
    ),
    invitations: z.array(Invitation).describe('Codes nobody has used yet'),
    requests: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        email: z.string().describe('Of the account of the adult'),
        isEmailVerified: z.boolean().describe('Whether the adult showed that the email is theirs'),
        relation: z.enum(RELATIONS),
        askedAt: Instant,
        expiresAt: Instant,
      }),
    ),
  })
  .meta({ id: 'Sharing' });

export const LinkedStudentReply = z
  .object({
    studentId: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    relation: z.enum(RELATIONS),
    parts: SharedParts.describe('What the student shares with you'),
  })
  .meta({ id: 'LinkedStudent' });

export const LinkedStudentReplies = z.array(LinkedStudentReply);
