import type { SaidOutright } from './said-outright.js';

/** Others drive or follow the writer. */
export const HARASSMENT: SaidOutright = {
  kind: 'harassment',
  always: [],
  unlessDenied: [
    'tell/tells/telling/told/says/saying/messaging me/us .. to kill/hurt/hang myself',
    'kys',
    'they/people/kids/everyone/someone/group ... told/tell/posted/post/posting/said/say/says/saying ... i .. should .. die/kill/disappear',
    'stalks/stalking/stalked me',
    'wait/waits/waiting outside my house/home/room/class',
    'am/being/was/got followed home',
    'follow/follows/following/followed me home',
    'beat/beats/beating/jump/jumps/jumped me up/every after',
  ],
};
