import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two builds: `vite build` makes the browser's files, `vite build --ssr` what apps/api renders with. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // A picture inlined into a script is paid for by everybody, cached by nobody.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { input: 'src/entry-client.tsx' },
  },
  // One file, so that rendering never depends on NODE_ENV of the process: React's production build.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
