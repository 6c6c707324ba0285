import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readSettings } from '../../src/settings.ts'
import { folders, originalKey } from '../../src/platform/media/renditions.ts'
import { sweepMedia } from '../../src/platform/media/sweep.ts'
import { StorageUnavailableError } from '../../src/platform/storage/bucket.ts'
import { moveStorage } from '../../src/platform/storage/move-storage.ts'
import { openStorage } from '../../src/platform/storage/open-storage.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'
import { namesIn, newPhotographer, quarters, quartersOf, uploaded } from '../helpers/photo-steps.ts'
import { openS3, type S3Server } from '../helpers/s3-server.ts'
import { draftVehicle } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Pictures and papers in a folder and in a bucket: both keep the same promises. */

let s3: S3Server
let dataDir: string
beforeAll(async () => {
  s3 = await openS3()
  dataDir = await mkdtemp(join(tmpdir(), 'bandari-storage-'))
})
afterAll(async () => {
  await s3.close()
  await rm(dataDir, { recursive: true, force: true })
})

const open = (address: string) =>
  openStorage(address, readSettings({ DATA_DIR: dataDir, ...s3.environment }))

const keysOf = async (storage: Storage, prefix = '') => {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys.toSorted()
}

const textOf = async (storage: Storage, key: string) => {
  const kept = await storage.read(key)
  return kept && text(kept.stream)
}

describe.each(['file:', 's3://pictures/contract'])('%s', (address) => {
  it('gives back what it was given, and knows nothing else', async () => {
    const storage = open(address)
    const data = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
    await storage.put('originals/one', data)
    await storage.put('originals/one', data)
    const kept = await storage.read('originals/one')
    expect(kept?.size).toBe(data.length)
    expect(kept && (await buffer(kept.stream)).equals(data)).toBe(true)
    const part = await storage.read('originals/one', { start: 100_000, end: 200_000 })
    expect(part?.size).toBe(100_001)
    expect(part && (await buffer(part.stream)).equals(data.subarray(100_000, 200_001))).toBe(true)
    expect(await storage.find('originals/one')).toMatchObject({ size: data.length })
    expect(
      Math.abs(Date.now() - Number((await storage.find('originals/one'))?.changed)),
    ).toBeLessThan(60_000)
    expect(await storage.read('originals/two')).toBeNull()
    expect(await storage.find('originals/two')).toBeNull()
  })

  it('lists by folder and removes, also what is not there', async () => {
    const storage = open(address)
    await storage.put('papers/7/a.pdf', Buffer.from('a'))
    await storage.put('papers/7/b.pdf', Buffer.from('b'))
    await storage.put('papers/8/c.pdf', Buffer.from('c'))
    expect(await keysOf(storage, 'papers/7/')).toEqual(['papers/7/a.pdf', 'papers/7/b.pdf'])
    await storage.remove('papers/7/a.pdf')
    await storage.remove('papers/7/a.pdf')
    expect(await keysOf(storage, 'papers/')).toEqual(['papers/7/b.pdf', 'papers/8/c.pdf'])
  })

  it('lists more than a page holds', async () => {
    const storage = open(address)
    for (let from = 0; from < 1010; from += 101) {
      const names = Array.from({ length: 101 }, (_, index) => `many/${from + index}`)
      await Promise.all(names.map((name) => storage.put(name, Buffer.from('x'))))
    }
    expect(new Set(await keysOf(storage, 'many/')).size).toBe(1010)
  })

  it('keeps a file that a program wrote, and nothing of one that failed', async () => {
    const storage = open(address)
    await storage.make('made/good', (path) => writeFile(path, 'complete'))
    const broken = storage.make('made/bad', async (path) => {
      await writeFile(path, 'half')
      throw new Error('the program died')
    })
    await expect(broken).rejects.toThrow('the program died')
    expect(await keysOf(storage, 'made/')).toEqual(['made/good'])
    const size = await storage.lend('made/good', async (path) => {
      await writeFile(`${path}.seen`, 'x')
      await rm(`${path}.seen`)
      return textOf(storage, 'made/good')
    })
    expect(size).toBe('complete')
  })
})

it('leads out of its folder by no key', async () => {
  await expect(open('file:').read('originals/../../secret.key')).rejects.toThrow('leads out')
})

it.each(['file://elsewhere/folder', 'ftp://pictures', 's3://', 'pictures'])(
  'is not opened at %s',
  (address) => {
    expect(() => open(address)).toThrow('must be file:')
  },
)

describe('a shop whose pictures lie in a bucket', () => {
  let world: World
  let hash: string
  let photo: { url: string; hash: string }
  beforeAll(async () => {
    world = await createWorld({
      ...inject('postgres'),
      environment: {
        ...s3.environment,
        CDN_ORIGIN: 'https://cdn.example',
        STOREFRONT_ORIGIN: 'https://pictures.example',
        PORTAL_ORIGIN: 'https://portal.pictures.example',
      },
    })
    const vendor = await newPhotographer(world)
    const cid = await draftVehicle(world, vendor)
    photo = await uploaded(world, vendor, await quarters(500, 300), { cid })
    hash = photo.hash
    await world.media.settled()
  })
  afterAll(() => world.close())

  const rendition = (headers = {}) => world.app.inject({ url: `/media/${hash}-320.webp`, headers })

  it('keeps uploads there, and serves them for ever under their name', async () => {
    expect(await namesIn(world, folders.originals)).toEqual([hash])
    const answer = await rendition()
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await quartersOf(answer.rawPayload)).toBe('rgbw')
    const again = await rendition({ 'if-none-match': answer.headers.etag })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })

  it('names the CDN as where its pictures are', async () => {
    expect(photo.url).toBe(`https://cdn.example/media/${hash}-640.jpg`)
    const client = await world.as(null)
    const { data } = await client.GET('/vehicles/', { params: { query: { page: '1' } } })
    expect(data?.results.length).toBeGreaterThan(0)
    for (const { remote_image } of data?.results ?? [])
      expect(remote_image).toMatch(/^(https:\/\/cdn\.example\/media\/|No_Image_found)/)
  })

  it('sweeps what no row knows', async () => {
    const orphan = 'e'.repeat(32)
    await world.media.storage.put(originalKey(orphan), Buffer.from('x'))
    await sweepMedia({ ...world, clock: { now: () => new Date(Date.now() + 2 * 3600_000) } })
    expect(await namesIn(world, folders.originals)).toEqual([hash])
  })

  it('says that it cannot reach them while the server is gone, and goes on afterwards', async () => {
    await s3.kill()
    const answer = await rendition()
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'storage_unavailable' }])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    await expect(keysOf(world.media.storage)).rejects.toThrow(StorageUnavailableError)
    expect((await world.app.inject('/api/public/countries/')).statusCode).toBeLessThan(500)
    await s3.start()
    expect((await rendition()).statusCode).toBe(200)
  })
})

describe('a move from one to the other', () => {
  it('is taken up where it was cut off, and compares every byte', async () => {
    const from = open(`file://${dataDir}/old`)
    const to = open('s3://pictures/moved')
    for (const name of ['a', 'b', 'c']) await from.put(`originals/${name}`, Buffer.from(`${name}!`))
    await to.put('originals/b', Buffer.from('b!'))
    // As long as it should be, and something else.
    await to.put('originals/c', Buffer.from('x!'))
    expect(await moveStorage(from, to)).toEqual({ copied: 2, there: 1, bytes: 6 })
    expect(await textOf(to, 'originals/c')).toBe('c!')
    expect(await moveStorage(from, to)).toEqual({ copied: 0, there: 3, bytes: 6 })
    const back = open(`file://${dataDir}/new`)
    expect(await moveStorage(to, back)).toEqual({ copied: 3, there: 0, bytes: 6 })
    expect(await keysOf(back)).toEqual(await keysOf(from))
  })

  it('leaves half files behind', async () => {
    const from = open(`file://${dataDir}/halves`)
    await from.put('originals/whole', Buffer.from('whole'))
    const half = join(dataDir, 'halves/originals/half.1-1.part')
    await writeFile(half, 'ha')
    expect(await keysOf(from)).toEqual(['originals/whole'])
    await utimes(half, new Date(0), new Date(0))
    await from.tidy(new Date(1000))
    await expect(utimes(half, new Date(0), new Date(0))).rejects.toThrow('ENOENT')
  })
})
