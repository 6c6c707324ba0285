import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { Dictionary } from './dictionary.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heapMegabytes(): number {
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}

it('a value does not hold the text that it was read from', () => {
  const dictionary = new Dictionary()
  const before = heapMegabytes()
  for (let n = 0; n < 100; n += 1) {
    const line = Buffer.alloc(2 ** 19, `the facts of vehicle ${n}\t`).toString()
    dictionary.add(line.slice(0, line.indexOf('\t')))
  }
  expect(dictionary.valueOf(100)).toBe('the facts of vehicle 99')
  expect(heapMegabytes() - before).toBeLessThan(10)
})
