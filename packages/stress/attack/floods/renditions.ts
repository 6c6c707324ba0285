import type { Flood, FloodTarget } from './flood.ts'
import { get, repeatConcurrently } from './flood-client.ts'

/** Pictures in sizes that were never requested before; the widest AVIF takes the most time and memory. */
export const renditions: Flood = {
  name: 'renditions',
  run: async (target) => {
    const hashes = await listPictureHashes(target)
    const names = ['1600.avif', '960.avif', '640.avif', '320.avif', '1600.webp', '1600.jpg']
    const paths = names.flatMap((name) => hashes.map((hash) => `/media/${hash}-${name}`))
    await repeatConcurrently((n) => get(target, paths[n % paths.length] ?? '/'))
  },
}

/** The pictures on the first pages of a search. */
async function listPictureHashes({ origin }: FloodTarget): Promise<string[]> {
  const hashes = new Set<string>()
  for (const page of [1, 2, 3, 4, 5]) {
    const answer = await fetch(`${origin}/api/vehicles/?page=${page}`)
    for (const [, hash] of (await answer.text()).matchAll(/media\/([0-9a-f]{32})-/g))
      if (hash !== undefined) hashes.add(hash)
  }
  return [...hashes]
}
