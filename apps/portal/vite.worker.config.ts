import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

/** The service worker, after the browser's files: a new build of those is a new version of it. */
const built = readFileSync(new URL('dist/.vite/manifest.json', import.meta.url))

export default defineConfig({
  define: {
    'import.meta.env.VERSION': JSON.stringify(
      createHash('sha256').update(built).digest('hex').slice(0, 12),
    ),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/shared/offline/worker.ts',
      // One file without imports, which every browser takes for a worker.
      output: { format: 'iife', entryFileNames: 'portal-worker.js' },
    },
  },
})
