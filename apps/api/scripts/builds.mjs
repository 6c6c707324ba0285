// Both apps, built from their sources: by `npm start`, `npm test` and `pnpm build`.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './groups.mjs'
import { environment, hashTree, root, writeStamp } from './preflight.mjs'

/**
 * Brotli's quality. 5 takes a twentieth of the time of 11, for files a tenth larger: right for a shop that one person
 * looks at, and for tests. What is sent to many is made once by `pnpm build` and `pnpm image`.
 */
export const quick = 5
export const thorough = 11

/** The parts of each app, which need nothing of one another, as commands of Node in the app's folder. */
const partsOf = (quality) => {
  const compress = (folder) => ['../api/scripts/precompress.mjs', folder, String(quality)]
  const vite = (...args) => ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn', ...args]
  // After the app: it is told apart by what the app was built to.
  const worker = vite('--config', 'vite.worker.config.ts')
  return {
    storefront: [
      {
        name: 'storefront',
        commands: [vite('--outDir', 'dist/client'), worker, compress('dist/client/assets')],
      },
      {
        name: 'storefront drawn by the server',
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

/** The parts that are due: of apps whose sources changed, or of all. They may `run` beside one another. */
export function dueBuilds({ node, quality = quick, all = false }) {
  return Object.entries(partsOf(quality)).flatMap(([app, parts]) => {
    const stamp = join(root, `apps/${app}/dist/.stamp`)
    const wanted = hashTree([`apps/${app}`, 'packages/ui', 'packages/sdk', 'packages/i18n'])
    if (!all && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return []
    rmSync(stamp, { force: true })
    // What vite builds for a developer's NODE_ENV the server cannot draw with.
    const env = { ...environment(), NODE_ENV: 'production' }
    const options = { cwd: join(root, 'apps', app), env }
    let left = parts.length
    return parts.map(({ name, commands }) => ({
      name,
      run: async () => {
        for (const command of commands) await runQuietly(node, command, options)
        left -= 1
        if (left === 0) writeStamp(stamp, wanted)
      },
    }))
  })
}
