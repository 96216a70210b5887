import { hashPasswordsQuickly } from './password-cost.js';

hashPasswordsQuickly();
