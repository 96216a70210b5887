/** Every number was last looked up on this day; a spec asks for a new look after half a year. */
export const HELPLINES_CHECKED_ON = '2026-11-23';

/** Suicide & Crisis Lifeline, by call or text; https://988lifeline.org */
export const LIFELINE = '988';
export const EMERGENCY = '911';
/** National Child Abuse Hotline, by call or text; https://www.childhelphotline.org */
export const CHILDHELP = '1-800-422-4453';
/** America’s Poison Centers; https://www.poison.org */
export const POISON_HELP = '1-800-222-1222';
