import { Injectable } from '@nestjs/common';
import { StoredFiles } from '#shared-kernel/application/stored-files.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

export interface AccountCard {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: 'student' | 'parent' | 'counselor' | 'admin';
  isActive: boolean;
  createdAt: string;
  lastLogin: string | null;
  profileImageUrl: string | null;
  plan: 'starter' | 'professional' | 'premium';
  language: 'en' | 'es';
  languageChosenAt: string | null;
  isEmailVerified: boolean;
  hasPassword: boolean;
  signInProviders: string[];
  secondFactor: boolean;
}

const CARD = `
  select id, email, first_name as "firstName", last_name as "lastName", role, is_active as "isActive",
         created_at as "createdAt", last_login as "lastLogin", profile_image_url as "profileImageUrl",
         chosen_plan as plan, language, language_chosen_at as "languageChosenAt", is_email_verified as "isEmailVerified", password_hash is not null as "hasPassword",
         case when google_id is null then '{}'::text[] else '{google}' end as "signInProviders",
         exists (select 1 from identity.second_factors f where f.user_id = u.id and f.confirmed_at is not null)
           as "secondFactor"
    from identity.users u where id = $1`;

/** What owners see of their own account. */
@Injectable()
export class AccountCardReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly files: StoredFiles,
  ) {}

  async of(userId: string): Promise<AccountCard> {
    const card = await this.sql.row<AccountCard>(CARD, [userId]);
    if (card === null) throw new Error('A signed-in account has no row.');
    const { profileImageUrl: address } = card;
    return { ...card, profileImageUrl: address && (await this.files.signedAddress(address)) };
  }
}
