import { type DragEvent, useState } from 'react';
import { type Application } from '@/api';
import { useChooseStatus } from '../move/use-choose-status';

type Status = Application['status'];

/** A card may be dragged to another column. Its menu does the same, by keyboard and on a phone. */
export const useDrag = () => {
  const [dragged, setDragged] = useState<Application | null>(null);
  const [over, setOver] = useState<Status | null>(null);
  const chooseStatus = useChooseStatus();

  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const card = (application: Application) => ({
    draggable: true,
    'data-dragged': dragged?.id === application.id,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData('text/plain', application.college.shortName);
      dataTransfer.effectAllowed = 'move';
      setDragged(application);
    },
    onDragEnd: end,
  });
  const column = (status: Status) => ({
    'data-over': over === status && dragged?.status !== status,
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setOver(status);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      if (dragged.status !== status) void chooseStatus(dragged, status);
      end();
    },
  });
  return { card, column };
};

export type Drag = ReturnType<typeof useDrag>;
