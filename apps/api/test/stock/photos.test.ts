import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ListingPhoto } from '@bandari/sdk'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { folders } from '../../src/platform/media/renditions.ts'
import { sweepMedia } from '../../src/platform/media/sweep.ts'
import {
  hashIn,
  keptOf,
  newPhotographer,
  type Photographer,
  upload,
  uploaded,
} from '../helpers/photo-steps.ts'
import { orderedCar } from '../helpers/steps.ts'
import { draftSpare, draftVehicle, listingOf } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let vendor: Photographer
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  vendor = await newPhotographer(world)
})
afterAll(() => world.close())

let shades = 0

/** A picture that no other is like. */
function picture(): Promise<Buffer> {
  shades += 1
  const background = { r: (shades * 37) % 256, g: (shades * 11) % 256, b: shades % 256 }
  return sharp({ create: { width: 32, height: 24, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** The listing's slots and what is in them, and what its own row tells of them. */
async function photosOf(cid: number) {
  const { photos, cover_image, gallery_images } = await listingOf(vendor, cid)
  const row = await world.db
    .selectFrom('products')
    .leftJoin('media', 'media.id', 'products.cover_media_id')
    .select(['image_count', 'media.hash as cover'])
    .where('products.id', '=', cid)
    .executeTakeFirstOrThrow()
  const slots = photos.map(({ position, url }: ListingPhoto) => [position, hashIn(url)])
  return { slots, cover_image, gallery_images, ...row }
}

async function illustrated(slots: readonly number[]) {
  const cid = await draftVehicle(world, vendor)
  const hashes: string[] = []
  for (const slot of slots)
    hashes.push((await uploaded(world, vendor, await picture(), { cid, slot })).hash)
  return { cid, hashes }
}

const arrange = (cid: number, order: number[], { client } = vendor) =>
  client.POST('/vendor/arrange-images', { body: { cid, order } })

const remove = (cid: number, slot: number, { client } = vendor) =>
  client.DELETE('/vendor/delete-content', { params: { query: { cid, do: slot } } })

describe('uploadListingImage', () => {
  it('is for the vendor of the listing alone', async () => {
    const { cid } = await illustrated([0])
    const other = await newPhotographer(world)
    const before = await keptOf(world)
    for (const id of [cid, 999_999_999]) {
      const { status, body } = await upload(world, other, await picture(), { cid: id })
      expect([status, body]).toEqual([404, { detail: 'Not found.' }])
    }
    expect(await keptOf(world)).toEqual(before)
  })

  it('refuses whoever is not approved before it reads the file', async () => {
    const token = 'f'.repeat(40)
    expect((await upload(world, { token }, Buffer.alloc(1e6), { cid: 1 })).status).toBe(401)
    const { data } = await (await world.as(null)).POST('/auth/login/', {
      body: { username: 'applicant@example.com', password: 'Harbour-2026!' },
    })
    const applicant = { token: data?.token ?? '' }
    expect((await upload(world, applicant, Buffer.alloc(1e6), { cid: 1 })).status).toBe(403)
  })

  it('puts the photo into its slot; the lowest is the cover', async () => {
    const cid = await draftVehicle(world, vendor)
    const second = await uploaded(world, vendor, await picture(), { cid, slot: 2 })
    expect(second).toMatchObject({ position: 2, photos: 1 })
    expect(await photosOf(cid)).toMatchObject({ image_count: 1, cover: second.hash })
    const first = await uploaded(world, vendor, await picture(), { cid, slot: 0 })
    expect(first).toMatchObject({ position: 0, photos: 2 })
    expect(await photosOf(cid)).toMatchObject({
      slots: [
        [0, first.hash],
        [2, second.hash],
      ],
      image_count: 2,
      cover: first.hash,
      cover_image: first.url,
      gallery_images: { 0: first.url, 1: null, 2: second.url, 3: null },
    })
  })

  it('replaces what the slot held', async () => {
    const { cid } = await illustrated([0, 1])
    const { hash } = await uploaded(world, vendor, await picture(), { cid, slot: 0 })
    expect(await photosOf(cid)).toMatchObject({ image_count: 2, cover: hash })
  })

  it('has 24 slots, for a vehicle and for a spare', async () => {
    for (const cid of [await draftVehicle(world, vendor), await draftSpare(world, vendor)]) {
      const last = { cid, slot: 23 }
      expect((await upload(world, vendor, await picture(), last)).status).toBe(200)
      expect((await upload(world, vendor, await picture(), { ...last, slot: 24 })).status).toBe(400)
    }
  })

  it('counts right when all slots are filled at once', async () => {
    const cid = await draftVehicle(world, vendor)
    const slots = Array.from({ length: 24 }, (_, slot) => slot)
    const pictures = await Promise.all(slots.map(picture))
    await Promise.all(pictures.map((data, slot) => uploaded(world, vendor, data, { cid, slot })))
    const { slots: filled, image_count, cover } = await photosOf(cid)
    expect(filled.map(([slot]) => slot)).toEqual(slots)
    expect([image_count, cover]).toEqual([24, filled[0]?.[1]])
  })

  it('keeps the same photo once, whoever uploads it', async () => {
    const data = await picture()
    const { cid } = await illustrated([])
    const { hash } = await uploaded(world, vendor, data, { cid, slot: 0 })
    const before = await keptOf(world)
    const again = await uploaded(world, vendor, data, { cid, slot: 1 })
    expect(again.hash).toBe(hash)
    expect((await keptOf(world)).files).toEqual(before.files)
  })
})

describe('arrangeListingImages', () => {
  it('fills the slots from 0 in the order wanted, with the first as cover', async () => {
    const { cid, hashes } = await illustrated([0, 2, 5])
    const { data } = await arrange(cid, [5, 0, 2])
    const wanted = [hashes[2], hashes[0], hashes[1]]
    expect(data?.photos.map(({ position, url }) => [position, hashIn(url)])).toEqual(
      wanted.map((hash, position) => [position, hash]),
    )
    expect(await photosOf(cid)).toMatchObject({ cover: hashes[2], image_count: 3 })
  })

  it('refuses slots that are not those that hold a photo, and moves nothing', async () => {
    const { cid } = await illustrated([0, 1])
    const before = await photosOf(cid)
    for (const order of [[0], [1, 0, 2], [0, 2], [3, 4]])
      expect((await arrange(cid, order)).response.status).toBe(409)
    expect(await photosOf(cid)).toEqual(before)
  })

  it('is for the vendor of the listing alone', async () => {
    const { cid } = await illustrated([0, 1])
    const other = await newPhotographer(world)
    expect((await arrange(cid, [1, 0], other)).response.status).toBe(404)
  })
})

describe('deleteListingContent with a slot', () => {
  it('empties the slot; the next photo becomes the cover', async () => {
    const { cid, hashes } = await illustrated([0, 1])
    expect((await remove(cid, 0)).response.status).toBe(204)
    expect(await photosOf(cid)).toMatchObject({
      slots: [[1, hashes[1]]],
      image_count: 1,
      cover: hashes[1],
    })
    expect((await remove(cid, 0)).response.status).toBe(404)
    expect((await remove(cid, 1)).response.status).toBe(204)
    expect(await photosOf(cid)).toMatchObject({ slots: [], image_count: 0, cover: null })
  })
})

describe('the sweep', () => {
  it('forgets photos an hour after nothing shows them, row, file and renditions', async () => {
    const { cid, hashes } = await illustrated([0, 1])
    const [first = '', second = ''] = hashes
    await world.app.inject(`/media/${first}-640.jpg`)
    await remove(cid, 0)
    await sweepMedia(world)
    expect((await keptOf(world)).files).toContain(first)
    world.clock.advance({ minutes: 61 })
    await sweepMedia(world)
    const { rows, files, renditions } = await keptOf(world)
    expect([rows.includes(first), files.includes(first)]).toEqual([false, false])
    expect(renditions.filter((name) => name.startsWith(first))).toEqual([])
    expect([rows.includes(second), files.includes(second)]).toEqual([true, true])
    expect(rows).toEqual(files)
  })

  it('leaves a photo that an order shows', async () => {
    const { cid, hashes } = await illustrated([0])
    const [hash = ''] = hashes
    const { order } = await orderedCar(world)
    await world.db
      .updateTable('order_lines')
      .set({ media_hash: hash })
      .where('order_id', '=', order.id)
      .execute()
    await remove(cid, 0)
    world.clock.advance({ minutes: 61 })
    await sweepMedia(world)
    const { rows, files } = await keptOf(world)
    expect([rows.includes(hash), files.includes(hash)]).toEqual([true, true])
  })

  it('removes what an upload left that was killed before its row was written', async () => {
    const orphan = 'a'.repeat(32)
    const fresh = 'b'.repeat(32)
    const { originals, renditions } = pictureFolders(world)
    const old = new Date(Date.now() - 2 * 3600 * 1000)
    const left = [
      join(originals, orphan),
      join(originals, `${orphan}.1-1.part`),
      join(renditions, `${orphan}-640.jpg`),
    ]
    for (const path of [...left, join(originals, fresh)]) await writeFile(path, 'x')
    for (const path of left) await utimes(path, old, old)
    // On the real clock: what is younger than an hour may still get its row.
    await sweepMedia({ ...world, clock: { now: () => new Date() } })
    const after = await keptOf(world)
    expect([...after.files, ...after.renditions].filter((name) => name.includes(orphan))).toEqual(
      [],
    )
    expect(after.files).toContain(fresh)
    await rm(join(originals, fresh))
  })

  it('leaves drawings alone', async () => {
    const drawing = 'd'.repeat(32)
    const { masters, renditions } = pictureFolders(world)
    const paths = [join(masters, `${drawing}.webp`), join(renditions, `${drawing}-640.jpg`)]
    await mkdir(masters, { recursive: true })
    const old = new Date(0)
    for (const path of paths) {
      await writeFile(path, 'x')
      await utimes(path, old, old)
    }
    await sweepMedia(world)
    expect((await keptOf(world)).renditions).toContain(`${drawing}-640.jpg`)
  })
})

/** Where the pictures of a shop without a bucket lie. */
function pictureFolders({ settings }: World) {
  const root = join(settings.dataDir, 'media')
  const { originals, renditions, masters } = folders
  return {
    originals: join(root, originals),
    renditions: join(root, renditions),
    masters: join(root, masters),
  }
}

describe('over a real connection', () => {
  it('hears the refusal of a file that is too large while it is still sending, and goes on', async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = world.app.server.address() as AddressInfo
    const { cid } = await illustrated([])
    const head = [
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n',
    ].join('')
    const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      const request = httpRequest(
        {
          port,
          path: '/api/vendor/upload-image',
          method: 'POST',
          headers: {
            authorization: `Token ${vendor.token}`,
            'content-type': 'multipart/form-data; boundary=x',
          },
        },
        (response) => {
          let body = ''
          response.on('data', (chunk) => (body += String(chunk)))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
        },
      )
      request.on('error', reject)
      request.write(head)
      const megabyte = Buffer.alloc(1e6)
      for (let sent = 0; sent < 30; sent += 1) request.write(megabyte)
      request.end('\r\n--x--\r\n')
    })
    const tooLarge = { detail: 'The file is larger than 10 MB.', code: 'file_too_large' }
    const body = JSON.stringify({ ...tooLarge, values: { megabytes: 10 } })
    expect(answer).toEqual({ status: 413, body })
    expect((await upload(world, vendor, await picture(), { cid })).status).toBe(200)
  })

  it('of a caller who goes away in the middle nothing is left', async () => {
    const { port } = world.app.server.address() as AddressInfo
    const before = await keptOf(world)
    await new Promise<void>((resolve) => {
      const request = httpRequest({
        port,
        path: '/api/vendor/upload-image',
        method: 'POST',
        headers: {
          authorization: `Token ${vendor.token}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
      })
      request.on('error', () => resolve())
      request.write(
        '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc',
        () => request.destroy(new Error('gone')),
      )
    })
    expect(await keptOf(world)).toEqual(before)
  })
})
