import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '@/lib/cn';
import { Button } from '../basics/button';
import { Input } from './input';

const ENGLISH = { show: 'Show password', hide: 'Hide password' };

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & { words?: typeof ENGLISH };

export const PasswordInput = ({ className, words = ENGLISH, ...props }: PasswordInputProps) => {
  const [shown, setShown] = useState(false);

  return (
    <div className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn('pr-13', className)}
        {...props}
      />
      <Button
        variant="ghost"
        square
        aria-label={shown ? words.hide : words.show}
        className="absolute inset-y-0 right-0.5 my-auto"
        icon={shown ? <EyeOff className="size-[1em]" /> : <Eye className="size-[1em]" />}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
};
