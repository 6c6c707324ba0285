// `npm start`: from a fresh clone to a running shop, and in a second or two the next time. The apps are built beside the
// process that makes the database, which waits for them before it serves.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { dueBuilds } from './builds.mjs'
import { CommandError, endGroups, whenTold } from './groups.mjs'
import { environment, fail, findNode, install, requireNode, root, lowMemory } from './preflight.mjs'
import { openProgress } from './progress.mjs'

let server

/** The shop first, which has requests under way and a database to close; told a second time, it waits for nothing. */
whenTold(async (code) => {
  server?.kill('SIGTERM')
  await endGroups()
  if (server === undefined) process.exit(code)
})

requireNode()
const progress = openProgress()
try {
  await progress.during('packages', 'Installing packages (300 MB the first time)', () => install())
} catch (error) {
  fail(`The packages could not be installed: ${explain(error)}`)
}
const node = findNode()
const due = dueBuilds({ node })

// A process group of its own: a terminal's Ctrl-C reaches this process alone, which passes it on once.
server = spawn(node, [...lowMemory.flags, 'apps/api/src/main.ts', '--with-starter'], {
  cwd: root,
  env: {
    ...environment(),
    ...lowMemory.environment,
    // The process knows the folder, too (core/compile-cache.ts); told before it begins, it needs nothing that strips types.
    NODE_COMPILE_CACHE: resolve(root, process.env.DATA_DIR ?? '.data', 'compiled'),
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  detached: true,
})
const doings = {
  process: 'Loading the shop',
  database: 'Starting the database',
  migrations: 'Making its tables',
  data: 'Filling it',
  apps: 'Loading the apps',
}
let endStep = progress.begin('process', doings.process)
server.on('message', ({ step }) => {
  endStep()
  if (step === 'serving') console.log(progress.summary())
  else endStep = progress.begin(step, doings[step])
})
server.on('exit', async (code, signal) => {
  await endGroups()
  process.exit(signal ? 1 : (code ?? 1))
})

try {
  await Promise.all(due.map(({ name, run }) => progress.during(name, `Building the ${name}`, run)))
  if (server.connected) server.send('built')
} catch (error) {
  server.kill('SIGTERM')
  await Promise.all([endGroups(), once(server, 'exit')])
  fail(`The apps could not be built: ${explain(error)}`)
}

function explain(error) {
  if (!(error instanceof CommandError)) throw error
  return error.message
}
