import { type Sharing } from '@/api';

type Relation = Sharing['adults'][number]['relation'];

export const relationWords: Record<Relation, string> = { parent: 'Parent', counselor: 'School counselor' };
