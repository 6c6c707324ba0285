import { join } from 'node:path'
import { dueBuilds } from './builds.mjs'
import { endGroups, spawnGroup, onTermination } from './groups.mjs'
import { environment, root } from './preflight.mjs'

/** `pnpm dev`: rebuilds both apps when their sources change, and restarts the API. */
onTermination(async (code) => {
  await endGroups()
  process.exit(code)
})
await Promise.all(dueBuilds({ node: process.execPath }).map(({ run }) => run()))
const env = environment()

watch('apps/storefront', ['--outDir', 'dist/client'])
watch('apps/storefront', ['--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'])
watch('apps/portal', [])
spawnGroup(
  process.execPath,
  [
    '--watch-path=apps/api/src',
    '--watch-path=apps/storefront/dist/server',
    '--watch-path=apps/portal/dist',
    '--watch-preserve-output',
    'apps/api/src/main.ts',
  ],
  { cwd: root, env, stdio: 'inherit' },
)

function watch(folder, args) {
  const cwd = join(root, folder)
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--watch', ...args]
  spawnGroup(process.execPath, vite, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
}
