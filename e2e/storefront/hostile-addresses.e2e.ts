import { get, type IncomingMessage } from 'node:http'
import { expect, test } from '../world.ts'

/** An address that nobody was led to: whatever stands in it is its caller's mistake and not ours. */

const strange = [
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
] as const

test('strange addresses are answered as their caller’s mistake, or as nothing', async ({
  shop,
}) => {
  const { hostname, port } = new URL(shop.storefront)
  // A browser would mend some of them before it asks.
  const statusOf = async (path: string) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ hostname, port, path }, resolve).on('error', reject)
    })
    answer.resume()
    return answer.statusCode
  }
  for (const [path, status] of strange) expect.soft(await statusOf(path), path).toBe(status)
})
