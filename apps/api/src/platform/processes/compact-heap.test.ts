import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import lowMemory from './low-memory.json' with { type: 'json' }

const folder = mkdtempSync(join(tmpdir(), 'bandari-heap-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The bytes that the heap of a process takes at least that keeps every second of what it had, and goes on. */
function heapOf(first: string): number {
  const script = join(folder, 'scattered.mjs')
  writeFileSync(
    script,
    `${first}
    import { getHeapStatistics } from 'node:v8'
    const some = () => Array.from({ length: 40 }, (_, index) => index / 2)
    const kept = Array.from({ length: 200_000 }, some)
    for (let n = 0; n < kept.length; n += 2) kept[n] = null
    let least = Infinity
    // Each lives long enough to count as old.
    for (let n = 0; n < 500_000; n += 1) {
      kept[2 * (n % 30_000)] = some()
      if (n % 1000 === 0) least = Math.min(least, getHeapStatistics().total_heap_size)
    }
    console.log(least)`,
  )
  return Number(execFileSync(process.execPath, [...lowMemory.flags, script], { encoding: 'utf8' }))
}

it('leaves no room between what is left of a load', { tags: 'nightly' }, () => {
  const module = new URL('compact-heap.ts', import.meta.url).href
  const dense = heapOf(`import { compactHeap } from '${module}'\ncompactHeap()`)
  expect(dense).toBeLessThan(0.75 * heapOf(''))
})
