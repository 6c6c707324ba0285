import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build, environment, root } from './preflight.mjs'

/** `pnpm dev`: both apps are rebuilt as their sources change, and the API restarts with them. */
build()
const vite = fileURLToPath(new URL('../../../node_modules/.bin/vite', import.meta.url))
const env = environment()

const children = [
  watch('apps/storefront', ['build', '--watch', '--outDir', 'dist/client']),
  watch('apps/storefront', [
    'build',
    '--watch',
    '--ssr',
    'src/entry-server.tsx',
    '--outDir',
    'dist/server',
  ]),
  watch('apps/portal', ['build', '--watch']),
  spawn(
    process.execPath,
    [
      '--watch-path=apps/api/src',
      '--watch-path=apps/storefront/dist/server',
      '--watch-path=apps/portal/dist',
      '--watch-preserve-output',
      'apps/api/src/main.ts',
    ],
    { cwd: root, env, stdio: 'inherit' },
  ),
]

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}

function watch(folder, args) {
  return spawn(vite, args, { cwd: `${root}${folder}`, env, stdio: ['ignore', 'ignore', 'inherit'] })
}
