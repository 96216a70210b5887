import { Maximize2, Minimize2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/basics/button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Field } from '@/components/ui/forms/field';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/navigation/tabs';
import { toast } from '@/components/ui/toasts/toast-store';
import { cn } from '@/lib/cn';
import { lazyPart } from '@/lib/hooks/lazy-part';
import { type EssaySaver } from '../drafts/essay-saver';
import { type SaverState } from '../drafts/saver-state';
import { EssayText } from './essay-text';

const upload = lazyPart(async () => (await import('../upload/upload-file')).default);
const prepareUpload = () => void upload.prepare().catch(() => undefined);

type EssayTabsProps = {
  form: SaverState['form'];
  /** What is wrong with the text. */
  error: string | undefined;
  focused: boolean;
  onFocused: (focused: boolean) => void;
  onChange: EssaySaver['change'];
};

/** Write the text, or take it from a file. */
export const EssayTabs = ({ form, error, focused, onFocused, onChange }: EssayTabsProps) => {
  const [tab, setTab] = useState('write');
  const take = (content: string) => {
    const before = form.content;
    onChange({ content, origin: 'uploaded' });
    setTab('write');
    if (before.trim() !== '')
      toast({
        title: 'Text replaced',
        description: 'You can bring back what you wrote before.',
        action: { label: 'Undo', onClick: () => onChange({ content: before, origin: 'typed' }) },
      });
  };

  return (
    <Tabs value={tab} onValueChange={setTab} className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <TabsList aria-label="How to add your text" className={cn('grow', focused && 'hidden')}>
          <TabsTrigger value="write">Write Essay</TabsTrigger>
          <TabsTrigger value="upload" onPointerEnter={prepareUpload} onFocus={prepareUpload}>
            Upload File
          </TabsTrigger>
        </TabsList>
        {tab === 'write' && <FocusButton focused={focused} onFocused={onFocused} />}
      </div>
      {/* Stays in the page behind the other tab, so that undo still works. */}
      <TabsContent value="write" forceMount className="data-[state=inactive]:hidden" tabIndex={-1}>
        <Field label={<span className="sr-only">Your essay</span>} id="content" error={error}>
          <EssayText
            value={form.content}
            aria-required
            placeholder="Start anywhere. It doesn’t have to be the beginning."
            onChange={({ target }) => onChange({ content: target.value })}
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
  );
};

const FocusButton = ({ focused, onFocused }: Pick<EssayTabsProps, 'focused' | 'onFocused'>) => (
  <Button
    variant="ghost"
    size="sm"
    aria-pressed={focused}
    icon={focused ? <Minimize2 className="size-[1em]" /> : <Maximize2 className="size-[1em]" />}
    onClick={() => {
      onFocused(!focused);
      document.getElementById('content')?.focus({ preventScroll: true });
    }}
    className="ml-auto"
  >
    {focused ? 'Leave focus mode (Esc)' : 'Focus mode'}
  </Button>
);
