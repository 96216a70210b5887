import type { SaidOutright } from './said-outright.js';

/** Somebody is about to hurt others. */
export const VIOLENCE: SaidOutright = {
  kind: 'violence',
  always: [],
  unlessDenied: [
    'bring/brings/bringing/brought/bring ... [weapon] ... [school]',
    'has/have/had/got/hides/hid ... [weapon] ... bag/backpack/locker',
    'list of ... [people] ... shoot/kill/hurt',
    'shoot/shooting up .. school/class/place',
    'bring/bringing .. [weapon] ... stab/shoot/hurt/kill',
    'i ... want/going/plan/planning/ready to kill/shoot/stab/hurt [people]',
    'i ... want/going/plan/planning/ready to kill/shoot/stab/hurt my/the/that/this .. [people]',
  ],
};
