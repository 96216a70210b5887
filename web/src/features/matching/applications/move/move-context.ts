import { createContext, useContext } from 'react';

/** Submitted asks when, Decided asks for the answer. */
export type Asked = 'Submitted' | 'Decided';

type MoveContextValue = {
  /** Opens the question about this application. The card may be elsewhere by the time it is answered. */
  ask: (applicationId: string, asked: Asked) => void;
  /** Loads the questions early. */
  prepare: () => void;
};

export const MoveContext = createContext<MoveContextValue>({
  ask: () => undefined,
  prepare: () => undefined,
});

export const useQuestions = () => useContext(MoveContext);

export const moveButtonId = (applicationId: string) => `move-${applicationId}`;

/** The card is drawn again in another place, so its button takes the focus there; on a phone that place may be hidden. */
export const focusMoved = (applicationId: string) =>
  setTimeout(() => {
    const button = document.getElementById(moveButtonId(applicationId));
    const isShown = button !== null && button.getClientRects().length > 0;
    (isShown ? button : document.getElementById('main'))?.focus();
  });
