// `pnpm build`: builds both apps with the best compression. `--changed`: only what changed since the last build, compressed quickly.
import { dueBuilds, quick, thorough } from './builds.mjs'
import { CommandError, endGroups, onTermination } from './groups.mjs'
import { fail, findNode } from './preflight.mjs'

onTermination(async (code) => {
  await endGroups()
  process.exit(code)
})
const isFull = !process.argv.includes('--changed')
const due = dueBuilds({
  node: findNode(),
  all: isFull,
  quality: isFull ? thorough : quick,
})
try {
  await Promise.all(due.map(({ run }) => run()))
} catch (error) {
  await endGroups()
  if (!(error instanceof CommandError)) throw error
  fail(`The apps could not be built: ${error.message}`)
}
