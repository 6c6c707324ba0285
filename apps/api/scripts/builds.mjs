// Builds both apps for `npm start`, `npm test` and `pnpm build`.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './groups.mjs'
import { environment, hashTree, root, writeStamp } from './preflight.mjs'

/**
 * Brotli's quality. 5 takes a twentieth of the time of 11 for files that are a tenth larger: good for development and tests.
 * `pnpm build` and `pnpm image` compress once for many visitors.
 */
export const quick = 5
export const thorough = 11

/** The independent parts of each app, as commands for Node in the app's folder. */
const buildParts = (quality) => {
  const compress = (folder) => ['../api/scripts/precompress.mjs', folder, String(quality)]
  const vite = (...args) => ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn', ...args]
  // After the app: it is told apart by what the app was built to.
  const worker = vite('--config', 'vite.worker.config.ts')
  return {
    storefront: [
      {
        name: 'storefront',
        commands: [
          vite('--outDir', 'dist/client'),
          worker,
          ['scripts/weigh.ts'],
          compress('dist/client/assets'),
        ],
      },
      {
        name: 'storefront server bundle',
        commands: [vite('--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server')],
      },
    ],
    portal: [
      {
        name: 'portal',
        commands: [vite(), worker, ['scripts/weigh.ts'], compress('dist/portal-assets')],
      },
    ],
  }
}

/** The parts of apps whose sources changed, or of all apps. They may `run` in parallel. */
export function dueBuilds({ node, quality = quick, all = false }) {
  return Object.entries(buildParts(quality)).flatMap(([app, parts]) => {
    const stamp = join(root, `apps/${app}/dist/.stamp`)
    const hash = hashTree([`apps/${app}`, 'packages/ui', 'packages/sdk', 'packages/i18n'])
    if (!all && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return []
    rmSync(stamp, { force: true })
    // The server cannot render with a build for another NODE_ENV.
    const env = { ...environment(), NODE_ENV: 'production' }
    const options = { cwd: join(root, 'apps', app), env }
    let remaining = parts.length
    return parts.map(({ name, commands }) => ({
      name,
      run: async () => {
        for (const command of commands) await runQuietly(node, command, options)
        remaining -= 1
        if (remaining === 0) writeStamp(stamp, hash)
      },
    }))
  })
}
