import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** One PostgreSQL and one process that serves shops, for the whole run. */
export default async function setup() {
  const script = fileURLToPath(new URL('../apps/api/test/helpers/serve-worlds.ts', import.meta.url))
  const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = (await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`The shops' server ended with ${code}`)
    }),
  ])) as [Buffer]
  process.env['WORLDS'] = String(line).trim()
  return async () => {
    server.stdin.end()
    if (server.exitCode === null) await once(server, 'exit')
  }
}
