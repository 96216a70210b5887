import { type Entities } from '../entities/entities.js';

/** Finds what a text names; made for one student and conversation. */
export type ReadMessage = (text: string) => Entities;
