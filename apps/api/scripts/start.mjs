// `npm start`: from a fresh clone to a running shop, and in a second or two the next time.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { build, environment, findNode, install, requireNode, root, thrifty } from './preflight.mjs'

requireNode()
install()
const node = findNode()
build()

const server = spawn(node, [...thrifty.flags, 'apps/api/src/main.ts'], {
  cwd: root,
  env: {
    ...environment(),
    ...thrifty.environment,
    // The process knows the folder, too (core/compile-cache.ts); told before it begins, it needs nothing that strips types.
    NODE_COMPILE_CACHE: resolve(root, process.env.DATA_DIR ?? '.data', 'compiled'),
  },
  stdio: 'inherit',
})
// The terminal sends Ctrl-C to both; a signal sent to this process alone is passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
