import { cn } from '@/lib/cn';

/** The same Lifeline, which answers in Spanish after a 2 and by text to the word AYUDA. */
export const CrisisLineInSpanish = ({ className }: { className?: string }) => (
  <p lang="es" className={cn('text-hint text-muted-foreground', className)}>
    ¿Está pasando por una crisis?{' '}
    <a href="tel:988" className="link">
      Llame al 988
    </a>{' '}
    y oprima el 2 para español, o{' '}
    <a href="sms:988?body=AYUDA" className="link">
      envíe AYUDA al 988
    </a>
    , a cualquier hora.
  </p>
);
