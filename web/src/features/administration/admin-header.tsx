import { LogOut, Settings, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { Logo } from '@/components/ui/basics/logo';

type AdminHeaderProps = { name: string; leaving: boolean; onLogout: () => void };

export const AdminHeader = ({ name, leaving, onLogout }: AdminHeaderProps) => (
  <header className="sticky top-(--notice-bar) z-20 border-b bg-[color-mix(in_oklab,var(--background)_92%,transparent)] backdrop-blur-[10px] [@media(height<24rem)]:relative">
    <div className="mx-auto flex h-14 max-w-320 items-center gap-2 px-4 max-[22rem]:gap-0.5 md:h-16 md:gap-3 md:px-8">
      <Logo />
      <Badge tone="ink" className="max-[22rem]:[&_svg]:hidden max-md:px-1.5">
        <ShieldCheck aria-hidden />
        Admin Access
      </Badge>
      <p className="ml-auto min-w-0 truncate text-muted-foreground max-md:hidden">Welcome, {name}</p>
      <Button
        asChild
        variant="ghost"
        size="sm"
        className="max-md:ml-auto pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        icon={<Settings className="size-[1em]" />}
      >
        <Link to="/settings">
          <span className="max-md:sr-only">Account settings</span>
        </Link>
      </Button>
      <Button
        variant="outline"
        size="sm"
        className="pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        icon={<LogOut className="size-[1em]" />}
        aria-disabled={leaving}
        onClick={onLogout}
      >
        <span className="max-md:sr-only">{leaving ? 'Logging out...' : 'Logout'}</span>
      </Button>
    </div>
  </header>
);
