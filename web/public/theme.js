// Runs before the first paint, so that a dark page never flashes white. src/lib/preferences/theme.ts takes over from here.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('flyleaf.theme');
  } catch (_) {
    // Storage is switched off: follow the system.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  document.querySelector('meta[name="theme-color"]').content = dark ? '#0e141e' : '#fbfaf7';
})();
