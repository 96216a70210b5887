import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';

const NotFound = () => (
  <main
    id="main"
    tabIndex={-1}
    className="mx-auto grid max-w-170 justify-items-start gap-3 px-4 py-10 outline-none md:px-8 md:py-16"
  >
    <Logo className="mb-6" />
    <h1 className="text-page-phone md:text-page">404 Page Not Found</h1>
    <p className="text-reading text-muted-foreground">Did you forget to add the page to the router?</p>
    <Button asChild className="mt-2">
      <Link to="/">Go to the start page</Link>
    </Button>
  </main>
);

export default NotFound;
