export const SharingNotLoaded = () => (
  <p role="alert" className="text-hint text-muted-foreground">
    We couldn’t load this. Nothing was changed. Please reload the page.
  </p>
);
