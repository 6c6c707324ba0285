import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DamagedRecordError } from './record.ts'
import { readRecords, writeRecords } from './record-file.ts'

let folder = ''
let path = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'records-'))
  path = join(folder, 'within', 'some.records')
})
afterAll(() => rm(folder, { recursive: true }))

const shared = Int32Array.of(-1, 2 ** 31 - 1)
const values = [
  { name: 'açúcar', none: null, list: [1, 'two', { three: 3 }] },
  new Map([[7, Uint32Array.of(1, 2 ** 32 - 1)]]),
  {
    bytes: Uint8Array.of(1, 2, 3),
    small: [Uint16Array.of(65_535), Int16Array.of(-32_768)],
    one: shared,
    same: shared,
    prices: Float64Array.of(0.1, Number.MAX_SAFE_INTEGER, Number.NaN),
    text: Buffer.from('harbour'),
    empty: new Uint32Array(),
    part: Uint32Array.of(1, 2, 3, 4).subarray(1, 3),
  },
]

async function all(): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const value of readRecords(path)) found.push(value)
  return found
}

it('has nothing to read before anything was written', async () => {
  expect(await all()).toEqual([])
})

it('reads what was written, arrays of every kind among it', async () => {
  expect(await writeRecords(path, values)).toBe(true)
  const read = await all()
  expect(read).toEqual(values)
  const { one, same, text } = read[2] as Record<string, unknown>
  expect(same).toBe(one)
  expect(Buffer.isBuffer(text)).toBe(true)
  expect(await readdir(join(folder, 'within'))).toEqual(['some.records'])
})

it('takes more than writes at once', async () => {
  const many = Array.from({ length: 5 }, (_, index) =>
    Array.from({ length: 3000 }, (__, at) => Uint32Array.of(index, at)),
  )
  await writeRecords(path, many)
  expect(await all()).toEqual(many)
})

it('tells of every bit that is not as it was written, and of an early end', async () => {
  await writeRecords(path, [{ some: Uint16Array.of(1, 2, 3) }, 'next'])
  const whole = await readFile(path)
  for (let bit = 0; bit < 8 * whole.length; bit += 1) {
    const damaged = Buffer.from(whole)
    damaged[bit >>> 3] = (damaged[bit >>> 3] ?? 0) ^ (1 << (bit & 7))
    await writeFile(path, damaged)
    await expect(all(), `bit ${bit}`).rejects.toThrow(DamagedRecordError)
  }
  for (let length = 0; length < whole.length; length += 1) {
    await writeFile(path, whole.subarray(0, length))
    await expect(all(), `${length} bytes`).rejects.toThrow(DamagedRecordError)
  }
})

it('lets one write at a time, and forgets who gave up', async () => {
  const asked: string[] = []
  const second = async function* () {
    asked.push('second')
    yield 2
  }
  await writeRecords(
    path,
    (async function* () {
      yield 1
      expect(await writeRecords(path, second())).toBe(false)
    })(),
  )
  expect(await all()).toEqual([1])
  expect(asked).toEqual([])
  await writeFile(`${path}.part`, 'half')
  expect(await writeRecords(path, second())).toBe(false)
  const before = new Date(Date.now() - 11 * 60_000)
  await utimes(`${path}.part`, before, before)
  expect(await writeRecords(path, second())).toBe(true)
  expect(await all()).toEqual([2])
})

it('keeps the file of before when what is written fails, and leaves nothing half', async () => {
  await writeRecords(path, ['before'])
  const failing = (function* () {
    yield 'after'
    throw new Error('No more')
  })()
  await expect(writeRecords(path, failing)).rejects.toThrow('No more')
  await expect(writeRecords(path, [new Float32Array(2)])).rejects.toThrow('Float32Array')
  expect(await all()).toEqual(['before'])
  expect(await readdir(join(folder, 'within'))).toEqual(['some.records'])
})
