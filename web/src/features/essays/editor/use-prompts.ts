import { useQuery } from '@tanstack/react-query';
import { listPromptsOptions } from '@/api/queries/essays.gen';
import { type EssayType } from './essay-form';

export const promptsOptions = (essayType: EssayType) => listPromptsOptions({ query: { essayType } });

/** The prompts of a type. */
export const usePrompts = (essayType: EssayType) => useQuery(promptsOptions(essayType));
