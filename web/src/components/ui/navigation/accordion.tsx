import { ChevronDown } from 'lucide-react';
import { Accordion as AccordionPrimitive } from 'radix-ui';
import { type ComponentProps, type ReactNode } from 'react';

/** Any number of items may be open. */
export const Accordion = ({ children }: { children: ReactNode }) => (
  <AccordionPrimitive.Root data-slot="accordion" type="multiple" className="divide-y border-y">
    {children}
  </AccordionPrimitive.Root>
);

type AccordionItemProps = Omit<ComponentProps<typeof AccordionPrimitive.Item>, 'title'> & {
  question: string;
};

export const AccordionItem = ({ question, children, ...props }: AccordionItemProps) => (
  <AccordionPrimitive.Item data-slot="accordion-item" {...props}>
    <AccordionPrimitive.Header className="text-title tracking-normal">
      <AccordionPrimitive.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 rounded-sm py-3.5 text-left hover:underline">
        {question}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted-foreground transition-transform duration-180 group-data-[state=open]:rotate-180"
        />
      </AccordionPrimitive.Trigger>
    </AccordionPrimitive.Header>
    <AccordionPrimitive.Content className="max-w-[44em] pb-5 text-reading text-pretty text-muted-foreground">
      {children}
    </AccordionPrimitive.Content>
  </AccordionPrimitive.Item>
);
