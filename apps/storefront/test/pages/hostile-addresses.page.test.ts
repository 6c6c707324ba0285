import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openedShop } from '../shop.ts'

describe('an address that nobody was led to: whatever stands in it is its caller’s mistake and not ours', () => {
  it('strange addresses are answered as their caller’s mistake, or as nothing', async () => {
    const { app } = (await openedShop()).world
    // `inject` waits for it; `routing` does not.
    await app.ready()
    // Whoever makes an address of them mends some of them before it asks.
    const server = createServer((request, response) => app.routing(request, response))
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const statusOf = async (path: string) => {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const options = { hostname: '127.0.0.1', port, path, agent: false }
        get(options, resolve).on('error', reject)
      })
      answer.resume()
      return answer.statusCode
    }
    for (const [path, status] of [
      ['/find?q=%00', 400],
      ['/details/%00', 404],
      [`/search/1/0/0/1/${'x'.repeat(100)}/*/0`, 404],
      ['/search/1/0/0/1/__proto__/*/0', 200],
      ['/search/1/0/0/1/toString/constructor/0', 200],
      ['/search/hasOwnProperty/-1', 200],
      ['/sw//', 200],
      ['/sw//other.example/x', 404],
      ['//', 404],
      ['//other.example/x', 404],
      ['/\\other.example', 404],
    ] as const)
      expect.soft(await statusOf(path), path).toBe(status)
  })
})
