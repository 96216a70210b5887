export { UserRegistered } from '../domain/account.events.js';
