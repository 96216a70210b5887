import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { earlyRequests } from './src/build/early-requests-plugin.ts';
import { prerenderDashboard, prerenderLanding } from './src/build/prerender-plugin.ts';
import { resolve } from './src/build/sources.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['FLYLEAF_SERVER'] ?? 'http://127.0.0.1:3000';

/**
 * What several pages share, in a few files instead of one for each combination of pages: fewer requests, and better compression.
 * The landing page needs only the first.
 */
const SHARED_FILES = [
  { name: 'signed-in', test: /signed-in-cookie|session-key|preload-helper/, priority: 3 },
  { name: 'react', test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'router', test: /node_modules\/react-router(-dom)?\//, priority: 4 },
  { name: 'app', tags: ['$initial' as const], test: /^(?!.*landing)/, priority: 2 },
  {
    name: 'server',
    test: /\/src\/api\/|\/lib\/api\/(api-client|api-error|authorized-fetch|early-replies)|\/app\/query-client|@tanstack\/(query-core|react-query)\/(?!.*(infinite|queries|\/index\.))/i,
    priority: 1,
  },
  {
    name: 'kit',
    test: /\/components\/ui\/(badge|skeleton|empty-state|error-state|progress|category|category-badge|chance-range|field|field-context|input|control-style|select|checkbox|textarea|form-error)\.|\/src\/lib\/(hooks|words|drawing|forms)\/(use-(on-demand|skeleton-visible|media-query|root-class)|last-input|figures|stable-bucket|chances|acceptance-rate|draft)\.|features\/identity\/(use-account|sign-in\/use-sign-out)\.|features\/matching\/.*use-(recommendations|saved-colleges)\.|\/icons\/arrow-left\./,
    priority: 0,
  },
  {
    name: 'forms',
    test: /node_modules\/(react-hook-form|@hookform|zod)\/|\/components\/ui\/error-summary\.|\/src\/lib\/forms\/form-problems\./,
    priority: 1,
  },
  {
    name: 'profile',
    test: /features\/student-profile\/(profile|use-profile|flow\/flow|flow\/step-marks|quick-start\/steps)\./,
    priority: 1,
  },
  {
    name: 'step',
    test: /features\/student-profile\/(fields\/(form-fields|form-problems|gpa)|flow\/(step-(frame|footer|heading)|use-(step|leave-guard|refusal|restored-draft|save-answers|refresh-from-profile)))\.|\/components\/ui\/(chip-group|option-cards|autosave-status)\./,
    priority: 0,
  },
  { name: 'icons', test: /lucide-react\/.*\/icons\//, minShareCount: 4, priority: 0 },
];

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), earlyRequests(), prerenderLanding(), prerenderDashboard()],
  resolve,
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows fonts from our own origin only, so no asset becomes a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [here('./index.html'), here('./landing.html')],
      output: { codeSplitting: { groups: SHARED_FILES } },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': server, '/objects': server, '/health': server },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    css: false,
    // The same as in the other test projects, which share the workers.
    maxWorkers: Math.max(2, availableParallelism()),
    // One DOM per worker; the setup file gives every spec file fresh modules and a clean document.
    isolate: false,
    // Typing into a form renders many times, and two slow cores need a while for it.
    testTimeout: 30_000,
  },
});
