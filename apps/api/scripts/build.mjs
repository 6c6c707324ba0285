// `pnpm build`: both apps anew, made to be sent to many. `--changed`: only what changed since it was built, for a look or a test.
import { dueBuilds, quick, thorough } from './builds.mjs'
import { CommandError, endGroups, whenTold } from './groups.mjs'
import { fail, findNode } from './preflight.mjs'

whenTold(async (code) => {
  await endGroups()
  process.exit(code)
})
const isForMany = !process.argv.includes('--changed')
const due = dueBuilds({
  node: findNode(),
  all: isForMany,
  quality: isForMany ? thorough : quick,
})
try {
  await Promise.all(due.map(({ run }) => run()))
} catch (error) {
  await endGroups()
  if (!(error instanceof CommandError)) throw error
  fail(`The apps could not be built: ${error.message}`)
}
