// `npm start`: from a fresh clone to a running shop; later starts take a second or two. The apps are built while the shop's
// process creates the database; it serves once they are built.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { dueBuilds } from './builds.mjs'
import { CommandError, endGroups, onTermination } from './groups.mjs'
import { environment, fail, findNode, install, requireNode, root, lowMemory } from './preflight.mjs'
import { openProgress } from './progress.mjs'

let server
/** We have told the shop to end. */
let isEnding = false

/** Ends the shop first, which finishes its requests and closes the database. At a second signal the shop ends at once. */
onTermination(async (code) => {
  isEnding = true
  server?.kill('SIGTERM')
  await endGroups()
  if (server === undefined) process.exit(code)
})

requireNode()
const progress = openProgress()
try {
  await progress.track('packages', 'Installing packages (300 MB the first time)', () => install())
} catch (error) {
  fail(`The packages could not be installed: ${explain(error)}`)
}
const node = findNode()
const due = dueBuilds({ node })

// In a process group of its own: a terminal's Ctrl-C reaches this process alone, which forwards it once.
server = spawn(node, [...lowMemory.flags, 'apps/api/src/main.ts', '--with-starter'], {
  cwd: root,
  env: {
    ...environment(),
    ...lowMemory.environment,
    // core/compile-cache.ts sets the same folder. Set before the start, it also spares stripping the types of that file.
    NODE_COMPILE_CACHE: resolve(root, process.env.DATA_DIR ?? '.data', 'compiled'),
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  detached: true,
})
const stepLabels = {
  process: 'Loading the shop',
  database: 'Starting the database',
  migrations: 'Making its tables',
  data: 'Filling it',
  apps: 'Loading the apps',
}
let endStep = progress.begin('process', stepLabels.process)
server.on('message', ({ step }) => {
  endStep()
  if (step === 'serving') console.log(progress.summary())
  else endStep = progress.begin(step, stepLabels[step])
})
server.on('exit', async (code, signal) => {
  await endGroups()
  if (signal && !isEnding)
    console.error(`\nThe shop was ended from outside (${signal}).${shortOf(signal)}`)
  process.exit(signal ? 1 : (code ?? 1))
})

try {
  await Promise.all(due.map(({ name, run }) => progress.track(name, `Building the ${name}`, run)))
  if (server.connected) server.send('built')
} catch (error) {
  isEnding = true
  server.kill('SIGTERM')
  await Promise.all([endGroups(), once(server, 'exit')])
  fail(`The apps could not be built: ${explain(error)}`)
}

/** Nobody but the kernel, and people in a hurry, sends this one. */
function shortOf(signal) {
  return signal === 'SIGKILL' ? ' The machine may be short of memory.' : ''
}

function explain(error) {
  if (!(error instanceof CommandError)) throw error
  return error.message
}
