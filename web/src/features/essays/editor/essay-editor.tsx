import { Maximize2, Minimize2 } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Field } from '@/components/ui/forms/field';
import { FormError } from '@/components/ui/forms/form-error';
import { Input } from '@/components/ui/forms/input';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/navigation/tabs';
import { toast } from '@/components/ui/toasts/toast-store';
import { cn } from '@/lib/cn';
import { lazyPart } from '@/lib/hooks/lazy-part';
import { type EssaySaver } from '../drafts/essay-saver';
import { type SaverState } from '../drafts/saver-state';
import { TwoTexts } from '../drafts/two-texts';
import { EssayDetails } from './essay-details';
import { EssayText } from './essay-text';
import { problemsOf, whyNotYet } from './form-problems';
import { SaveStatus } from './save-status';
import { useFocusMode } from './use-focus-mode';
import { useKeyboardInset } from './use-keyboard-inset';
import { usePrompts } from './use-prompts';
import { WordCounter } from './word-counter';
import { wordsIn } from './word-count';
import { WritingBar } from './writing-bar';

const upload = lazyPart(async () => (await import('../upload/upload-file')).default);
const prepareUpload = () => void upload.prepare().catch(() => undefined);

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
  const [tab, setTab] = useState('write');
  const { data: prompts } = usePrompts(form.essayType);

  const promptLimit = prompts?.find(({ text }) => text === form.prompt)?.maxWords ?? null;
  const problems = problemsOf(form);
  const problemAt = (fieldId: string) =>
    problems.find((problem) => problem.fieldId === fieldId && isShownAtField(problem.message))?.message;
  const why = whyNotYet(problems);

  const take = (content: string) => {
    const before = form.content;
    saver.change({ content, origin: 'uploaded' });
    setTab('write');
    if (before.trim() !== '')
      toast({
        title: 'Text replaced',
        description: 'What you wrote before can come back.',
        action: { label: 'Undo', onClick: () => saver.change({ content: before, origin: 'typed' }) },
      });
  };

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
        <Tabs value={tab} onValueChange={setTab} className="grid min-w-0 content-start gap-4">
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
            <TabsList aria-label="How to add your text" className={cn('grow', focused && 'hidden')}>
              <TabsTrigger value="write">Write Essay</TabsTrigger>
              <TabsTrigger value="upload" onPointerEnter={prepareUpload} onFocus={prepareUpload}>
                Upload File
              </TabsTrigger>
            </TabsList>
            {tab === 'write' && (
              <Button
                variant="ghost"
                size="sm"
                aria-pressed={focused}
                icon={focused ? <Minimize2 className="size-[1em]" /> : <Maximize2 className="size-[1em]" />}
                onClick={() => {
                  setFocused(!focused);
                  document.getElementById('content')?.focus({ preventScroll: true });
                }}
                className="ml-auto"
              >
                {focused ? 'Leave focus mode (Esc)' : 'Focus mode'}
              </Button>
            )}
          </div>
          {/* Stays in the page behind the other tab, so that undo still works. */}
          <TabsContent value="write" forceMount className="data-[state=inactive]:hidden" tabIndex={-1}>
            <Field
              label={<span className="sr-only">Your essay</span>}
              id="content"
              error={problemAt('content')}
            >
              <EssayText
                value={form.content}
                aria-required
                placeholder="Start anywhere. It doesn’t have to be the beginning."
                onChange={({ target }) => saver.change({ content: target.value })}
                className={cn(
                  focused
                    ? 'min-h-[60dvh] max-w-[36rem] outline-none'
                    : '-m-2.5 w-[calc(100%+1.25rem)] max-w-[37.25rem] rounded-md p-2.5 focus-visible:outline-2 focus-visible:outline-offset-0',
                )}
              />
            </Field>
          </TabsContent>
          <TabsContent value="upload" tabIndex={-1}>
            <Suspense fallback={<Skeleton className="h-24 rounded-[12px]" />}>
              <upload.Part hasText={form.content.trim() !== ''} onUse={take} />
            </Suspense>
          </TabsContent>
        </Tabs>
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
