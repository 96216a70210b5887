import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select as SelectPrimitive } from 'radix-ui';
import { cn } from '@/lib/cn';
import { controlStyle } from '../forms/control-style';
import { useFieldControl } from '../forms/field-context';
import { floatingStyle, optionStyle } from '../overlays/menu-style';
import { type Option, type SelectProps } from './select-props';

// Radix keeps the empty string for "nothing chosen", so a clearing option needs a value of its own.
const NOTHING = '__nothing__';

type SelectListProps = SelectProps & { open: boolean; onOpenChange: (open: boolean) => void };

/** The Radix select, loaded when first opened. */
const SelectList = ({
  options,
  value,
  onValueChange,
  placeholder,
  clearLabel,
  disabled = false,
  className,
  open,
  onOpenChange,
  ...props
}: SelectListProps) => (
  <SelectPrimitive.Root
    value={value}
    onValueChange={(chosen) => onValueChange(chosen === NOTHING ? '' : chosen)}
    disabled={disabled}
    open={open}
    onOpenChange={onOpenChange}
  >
    <SelectPrimitive.Trigger
      data-slot="select"
      className={cn(controlStyle, 'data-placeholder:text-muted-foreground', className)}
      {...useFieldControl()}
      {...props}
    >
      <span className="truncate">
        <SelectPrimitive.Value placeholder={placeholder} />
      </span>
      <SelectPrimitive.Icon className="ml-auto text-muted-foreground">
        <ChevronDown className="size-[1em]" />
      </SelectPrimitive.Icon>
    </SelectPrimitive.Trigger>
    <SelectPrimitive.Portal>
      <SelectPrimitive.Content
        position="popper"
        sideOffset={6}
        collisionPadding={12}
        className={cn(
          floatingStyle,
          'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
        )}
      >
        <SelectPrimitive.ScrollUpButton className="grid place-items-center py-1 text-muted-foreground">
          <ChevronUp className="size-4" />
        </SelectPrimitive.ScrollUpButton>
        <SelectPrimitive.Viewport>
          {clearLabel !== undefined && <SelectItem value={NOTHING} label={clearLabel} />}
          {options.map((option) => (
            <SelectItem key={option.value} {...option} />
          ))}
        </SelectPrimitive.Viewport>
        <SelectPrimitive.ScrollDownButton className="grid place-items-center py-1 text-muted-foreground">
          <ChevronDown className="size-4" />
        </SelectPrimitive.ScrollDownButton>
      </SelectPrimitive.Content>
    </SelectPrimitive.Portal>
  </SelectPrimitive.Root>
);

const SelectItem = ({ value, label }: Option) => (
  <SelectPrimitive.Item value={value} className={optionStyle}>
    <SelectPrimitive.ItemText>{label}</SelectPrimitive.ItemText>
    <SelectPrimitive.ItemIndicator className="ml-auto">
      <Check className="size-[1.05em]" />
    </SelectPrimitive.ItemIndicator>
  </SelectPrimitive.Item>
);

export default SelectList;
