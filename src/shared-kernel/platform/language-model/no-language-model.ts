import { LanguageModel, ModelFailed } from '../../application/language-model.js';

/** Where none is configured. */
export class NoLanguageModel extends LanguageModel {
  readonly model = null;

  ask(): Promise<never> {
    return Promise.reject(new ModelFailed('not-configured'));
  }

  talk(): Promise<never> {
    return Promise.reject(new ModelFailed('not-configured'));
  }
}
