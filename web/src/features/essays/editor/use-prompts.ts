import { useQuery } from '@tanstack/react-query';
import { listPromptsOptions } from '@/api/@tanstack/react-query.gen';
import { type EssayType } from './essay-form';

/** The prompts of a type. They change once a year. */
export const usePrompts = (essayType: EssayType) => useQuery(listPromptsOptions({ query: { essayType } }));
