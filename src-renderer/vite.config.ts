import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// Not import.meta.dirname: electron-vite bundles this file into its own and rewrites only the address.
const root = dirname(fileURLToPath(import.meta.url));
const displays = join(root, 'displays');

/** Every display with a page is built; a folder without one is still being furnished. */
function pages(): Record<string, string> {
  const names = readdirSync(displays).filter((name) => existsSync(join(displays, name, 'index.html')));
  return Object.fromEntries(names.map((name) => [name, join(displays, name, 'index.html')]));
}

export default defineConfig({
  root,
  base: './',
  publicDir: false,
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true, css: 'external' } })],
  build: {
    outDir: join(root, '..', 'out', 'renderer'),
    emptyOutDir: true,
    // Televisions keep the browser they were sold with: Chrome 94, Safari 15.4, Firefox 115. ES2022 is what all three
    // read, but for static blocks in Safari, which a test looks for. As a list it would be merged with Electron's own.
    target: 'es2022',
    cssTarget: ['chrome94', 'safari15.4', 'firefox115'],
    minify: true,
    // A data: address is one more thing a page would have to be allowed; files are allowed already.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: pages() },
  },
});
