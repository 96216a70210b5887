import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['FLYLEAF_SERVER'] ?? 'http://127.0.0.1:3000';

/** The interface face is on the critical path of every page, under a name known only after the build. */
const preloadInterfaceFont = (): Plugin => ({
  name: 'flyleaf:preload-interface-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.includes('hanken-grotesk-latin-wght-normal'))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head-prepend',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
        })),
  },
});

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), preloadInterfaceFont()],
  resolve: {
    alias: { '@': here('./src'), '#engine': here('../src/modules/matching/domain/engine/index.ts') },
  },
  // The content security policy allows fonts from our own address only, so nothing becomes a data: address.
  build: { outDir: '../dist/web', emptyOutDir: true, manifest: true, assetsInlineLimit: 0 },
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
  },
});
