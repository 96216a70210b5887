import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '@/lib/cn';
import { Button } from '../basics/button';
import { Input } from './input';

export const PasswordInput = ({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) => {
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
        aria-label={shown ? 'Hide password' : 'Show password'}
        className="absolute inset-y-0 right-0.5 my-auto"
        icon={shown ? <EyeOff className="size-[1em]" /> : <Eye className="size-[1em]" />}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
};
