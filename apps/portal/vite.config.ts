import { catalogues, messageModules } from '@bandari/i18n/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeSplitting, leaveOutUnused } from './chunks.ts'
import { firstFrame } from './first-frame.ts'
import { noscript } from './noscript.ts'
import { sharePageGroups } from './page-groups.ts'

export default defineConfig({
  plugins: [
    react(),
    catalogues({ folder: 'portal-assets' }),
    messageModules(),
    noscript(),
    firstFrame(),
    sharePageGroups(),
    leaveOutUnused(),
  ],
  build: {
    outDir: 'dist',
    // The API serves both apps from one process; the storefront has `/assets/`.
    assetsDir: 'portal-assets',
    // Inline files would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What a first visit fetches is weighed by `weigh.ts`.
    manifest: true,
    rolldownOptions: { output: { codeSplitting } },
    // react-admin and MUI together are one lazy chunk, larger than vite's default warning.
    chunkSizeWarningLimit: 1200,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': 'http://127.0.0.1:8080', '/media': 'http://127.0.0.1:8080' },
  },
})
