import { type ReactNode, useRef } from 'react';
import { Field } from '@/components/ui/forms/field';
import { FormError } from '@/components/ui/forms/form-error';
import { Input } from '@/components/ui/forms/input';
import { cn } from '@/lib/cn';
import { type EssaySaver } from '../drafts/essay-saver';
import { type SaverState } from '../drafts/saver-state';
import { TwoTexts } from '../drafts/two-texts';
import { EssayDetails } from './essay-details';
import { EssayTabs } from './essay-tabs';
import { problemsOf, whyNotYet } from './form-problems';
import { SaveStatus } from './save-status';
import { useFocusMode } from './use-focus-mode';
import { useKeyboardInset } from './use-keyboard-inset';
import { usePrompts } from './use-prompts';
import { WordCounter } from './word-counter';
import { wordsIn } from './word-count';
import { WritingBar } from './writing-bar';

/** Problems with a field that was left empty are said at the bar; these are said at the field. */
const isShownAtField = (message: string) => !message.endsWith(' is required');

const refusalWords = (refusal: string) =>
  refusal === '' ? 'We couldn’t save this.' : refusal.replace(/[.]?$/, '.');

type EssayEditorProps = {
  saver: EssaySaver;
  state: SaverState;
  label: string;
  /** Save and Submit, which are off while something is missing. */
  actions: (blocked: boolean) => ReactNode;
};

/** The place to write in: what the essay is for beside it, and in focus mode nothing else. */
export const EssayEditor = ({ saver, state, label, actions }: EssayEditorProps) => {
  const { form } = state;
  const surface = useRef<HTMLFormElement>(null);
  useKeyboardInset(surface);
  const { focused, setFocused } = useFocusMode(surface);
  const { data: prompts } = usePrompts(form.essayType);

  const promptLimit = prompts?.find(({ text }) => text === form.prompt)?.maxWords ?? null;
  const problems = problemsOf(form);
  const problemAt = (fieldId: string) =>
    problems.find((problem) => problem.fieldId === fieldId && isShownAtField(problem.message))?.message;
  const why = whyNotYet(problems);

  return (
    <form
      ref={surface}
      noValidate
      aria-label={label}
      data-focus-mode={focused || undefined}
      onSubmit={(event) => event.preventDefault()}
      onBlur={() => void saver.save()}
      className={cn(
        'grid min-w-0 bg-card',
        focused
          ? 'fixed inset-0 z-38 grid-rows-[1fr_auto] overflow-y-auto overscroll-contain'
          : '-mx-4 border-y md:mx-0 md:rounded-lg md:border md:shadow-card',
      )}
    >
      <div
        className={cn(
          'grid min-w-0 gap-6 px-4 pt-5 pb-7 md:px-9 md:pt-7',
          focused
            ? 'mx-auto w-full max-w-[42rem] content-start'
            : 'lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-10',
        )}
      >
        <div className="grid content-start gap-4">
          <TwoTexts saver={saver} state={state} />
          {state.refusal !== null && (
            <FormError attempt={0}>{`${refusalWords(state.refusal)} Your text is still here.`}</FormError>
          )}
          <Field label="Title" id="title" required error={problemAt('title')}>
            <Input
              value={form.title}
              autoComplete="off"
              onChange={({ target }) => saver.change({ title: target.value })}
              className="font-essay text-section"
            />
          </Field>
          {focused && form.prompt !== '' && (
            <p className="text-hint text-pretty text-muted-foreground">{form.prompt}</p>
          )}
        </div>
        <aside
          aria-label="About this essay"
          className={cn('lg:row-span-2 lg:border-l lg:pl-8', focused && 'hidden')}
        >
          <EssayDetails
            form={form}
            promptLimit={promptLimit}
            promptError={problemAt('prompt')}
            onChange={(changes) => saver.change(changes)}
          />
        </aside>
        <EssayTabs
          form={form}
          error={problemAt('content')}
          focused={focused}
          onFocused={setFocused}
          onChange={(changes) => saver.change(changes)}
        />
      </div>
      <WritingBar
        counter={<WordCounter words={wordsIn(form.content)} limit={form.wordLimit ?? promptLimit} />}
        status={<SaveStatus state={state} whyNotYet={why} onRetry={() => void saver.retry()} />}
      >
        {actions(why !== null)}
      </WritingBar>
    </form>
  );
};
