// Code that `npm start` and `npm test` share before our packages are installed, so it uses only Node's own modules.
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
export function fail(sentence) {
  console.error(`\n${sentence}\n`)
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
 * Installs the lockfile's packages, unless exactly these are installed already. What serves and builds the shop is each
 * package's `dependencies`; the tools of checks and tests are `devDependencies`, and come with `everything`. What was
 * installed once is never taken out again.
 *
 * With `everything` pnpm also asks the registry about each package, how old it is and who published it (223 MB of
 * answers). A start takes the lockfile's word for that: every change of it has been through the checks.
 */
export async function install({ everything = false } = {}) {
  const stamp = join(root, 'node_modules/.cache/bandari-installed')
  const wanted = hashFiles([
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    'e2e/package.json',
    ...['apps', 'packages'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
    ),
  ])
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === `everything ${wanted}`) return
  if (!everything && installed === `what serves ${wanted}`) return
  const hadTools = existsSync(join(root, 'node_modules/typescript'))
  const trust = everything ? [] : ['--trust-lockfile']
  const part = everything || hadTools ? [] : ['--prod']
  const args = [
    ...pnpm,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
    ...trust,
    ...part,
  ]
  await runQuietly('npx', args, { cwd: root })
  writeStamp(stamp, `${everything ? 'everything' : 'what serves'} ${wanted}`)
}

/** Node 24 from the registry; the running Node if the registry has none for this platform. */
export function findNode() {
  const own = join(root, 'node_modules/.bin/node')
  const node = existsSync(own) ? own : process.execPath
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
  if (Number(version.slice(1).split('.')[0]) >= 24) return node
  fail(
    `Node 24 runs the API, but ${version} was found: its package (node-${process.platform}-${process.arch}) is not installed. Install Node 24, or try again with a network.`,
  )
}

/** Everything runs with that Node first in the path, whichever Node started this. */
export function environment() {
  return { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
}

/**
 * How the shop's process begins. Node keeps free what it may need again, as much as a machine with much memory has; with
 * these it gives back most of it (docs/decisions/running.md has the figures).
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

const passedOver = new Set(['node_modules', 'dist', 'test', '.cache'])

/** Names, sizes and times tell a change of sources, and cost a hundredth of reading them. */
export function hashTree(folders) {
  const hash = createHash('sha256')
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (passedOver.has(entry.name)) continue
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
