// Shared by `npm start` and `npm test`. Runs before packages are installed, so it imports only Node's own modules.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runQuietly } from './groups.mjs'

export const root = fileURLToPath(new URL('../../../', import.meta.url))
const pnpm = ['--yes', 'pnpm@12.21.0']
const minimum = [20, 19]

/** Ends the process with a sentence instead of a stack. */
export function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return
  fail(
    `Node ${minimum.join('.')} or newer is needed to start Bandari; this is ${process.versions.node}.`,
  )
}

/**
 * Installs the lockfile's packages, unless exactly these are installed already. `dependencies` serve and build the shop;
 * `devDependencies` are tools of checks and tests, and need `everything`. Installed packages are never removed.
 *
 * With `everything` pnpm also asks the registry for the age and the publisher of each package (223 MB of answers). A start
 * trusts the lockfile instead, because the checks have verified every change of it.
 */
export async function install({ everything = false } = {}) {
  const stamp = join(root, 'node_modules/.cache/bandari-installed')
  const hash = hashFiles([
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    'e2e/package.json',
    ...['apps', 'packages'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
    ),
  ])
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === `everything ${hash}`) return
  if (!everything && installed === `what serves ${hash}`) return
  const hadTools = existsSync(join(root, 'node_modules/typescript'))
  const trustFlags = everything ? [] : ['--trust-lockfile']
  const prodFlags = everything || hadTools ? [] : ['--prod']
  const args = [
    ...pnpm,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
    ...trustFlags,
    ...prodFlags,
  ]
  await runQuietly('npx', args, { cwd: root })
  writeStamp(stamp, `${everything ? 'everything' : 'what serves'} ${hash}`)
}

/** Node 24 from the registry; the running Node if the registry has none for this platform. */
export function findNode() {
  const localNode = join(root, 'node_modules/.bin/node')
  const node = existsSync(localNode) ? localNode : process.execPath
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
  if (Number(version.slice(1).split('.')[0]) >= 24) return node
  fail(
    `Node 24 runs the API, but ${version} was found: its package (node-${process.platform}-${process.arch}) is not installed. Install Node 24, or try again with a network.`,
  )
}

/** The environment for commands: the installed Node comes first in PATH, whichever Node started this process. */
export function environment() {
  return { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
}

/**
 * Flags and environment of the shop's process. By default Node keeps unused memory, the more the larger the machine is; with
 * these it returns most of it (figures: docs/decisions/running.md).
 */
export const lowMemory = JSON.parse(
  readFileSync(join(root, 'apps/api/src/platform/processes/low-memory.json'), 'utf8'),
)

export function writeStamp(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function hashFiles(names) {
  const hash = createHash('sha256')
  for (const name of names)
    hash.update(name).update(existsSync(join(root, name)) ? readFileSync(join(root, name)) : '')
  return hash.digest('hex')
}

const ignored = new Set(['node_modules', 'dist', 'test', '.cache'])

/** A hash of names, sizes and modification times: it detects changed sources for a hundredth of the cost of reading them. */
export function hashTree(folders) {
  const hash = createHash('sha256')
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (ignored.has(entry.name)) continue
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) walk(path)
      else {
        const { mtimeMs, size } = statSync(join(root, path))
        hash.update(`${path} ${size} ${mtimeMs}\n`)
      }
    }
  }
  for (const folder of folders) walk(folder)
  return hash.digest('hex')
}
