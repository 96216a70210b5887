import { useSyncExternalStore } from 'react';
import { storedChoice } from './stored-choice';

const choice = storedChoice('flyleaf.shortcuts');

/** Single-key shortcuts can get in the way of speech input, so they can be switched off. */
export const shortcutsAreOn = () => choice.read() !== 'off';

export const setShortcuts = (on: boolean) => choice.write(on ? null : 'off');

export const useShortcutChoice = () => useSyncExternalStore(choice.subscribe, shortcutsAreOn, shortcutsAreOn);
