import type { ListingVideo } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fileFolders } from '../../src/platform/media/media-files.ts'
import { sweepMedia } from '../../src/platform/media/sweep.ts'
import { namesIn, newPhotographer, type Photographer } from '../helpers/photo-steps.ts'
import { draftVehicle, listingOf } from '../helpers/vendors.ts'
import { uploadVideo } from '../helpers/video-steps.ts'
import { video } from '../helpers/videos.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let vendor: Photographer
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  vendor = await newPhotographer(world)
})
afterAll(() => world.close())

const videos = () => namesIn(world, fileFolders.video)

async function filmed(seconds = 2) {
  const cid = await draftVehicle(world, vendor)
  const { status, body } = await uploadVideo(world, vendor, await video({ seconds }), cid)
  expect(status, JSON.stringify(body)).toBe(200)
  return { cid, shown: body as unknown as ListingVideo }
}

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  world.app.inject({ url: new URL(url).pathname, headers, method })

describe('uploadListingVideo', () => {
  it('shows one video in the editor and, once the listing is live, on its page', async () => {
    const { cid, shown } = await filmed()
    expect(shown).toMatchObject({ seconds: 2, width: 48, height: 32 })
    expect((await listingOf(vendor, cid)).video).toEqual(shown)
    await sql`update products set status = 'live', vendor_approved = true where id = ${cid}`.execute(
      world.db,
    )
    const { data } = await world
      .clientWith(null)
      .GET('/one-search/{id}', { params: { path: { id: cid } } })
    expect(data?.video).toEqual(shown)
  })

  it('replaces the one that was there, whose file goes after an hour', async () => {
    const { cid, shown } = await filmed(3)
    await uploadVideo(world, vendor, await video({ seconds: 4 }), cid)
    expect((await listingOf(vendor, cid)).video).toMatchObject({ seconds: 4 })
    const before = await videos()
    world.clock.advance({ minutes: 61 })
    await sweepMedia(world)
    const gone = /([0-9a-f]{32})\.mp4$/.exec(shown.url)?.[1]
    const after = new Set(await videos())
    expect(before.filter((name) => !after.has(name))).toContain(gone)
    expect((await ask(shown.url)).statusCode).toBe(404)
  })

  it('refuses what browsers do not play, with a sentence, and keeps nothing', async () => {
    const cid = await draftVehicle(world, vendor)
    const before = await videos()
    const { status, body } = await uploadVideo(world, vendor, await video({ seconds: 62 }), cid)
    expect([status, body]).toEqual([
      400,
      {
        video: ['A video has at most 60 seconds. Please cut it.'],
        codes: { video: ['video_too_long'] },
        values: { video: [{ seconds: 60 }] },
      },
    ])
    const page = Buffer.from('<html></html>')
    expect((await uploadVideo(world, vendor, page, cid)).status).toBe(400)
    expect(await videos()).toEqual(before)
  })

  it('refuses more than 30 MB', async () => {
    const cid = await draftVehicle(world, vendor)
    const { status, body } = await uploadVideo(world, vendor, Buffer.alloc(31 * 1024 * 1024), cid)
    expect([status, body['code'], body['values']]).toEqual([
      413,
      'file_too_large',
      { megabytes: 30 },
    ])
  })

  it('is taken away again', async () => {
    const { cid } = await filmed()
    const remove = () =>
      vendor.client.DELETE('/vendor/delete-content', { params: { query: { cid, type: 'video' } } })
    expect((await remove()).response.status).toBe(204)
    expect((await listingOf(vendor, cid)).video).toBeNull()
    expect((await remove()).response.status).toBe(404)
  })
})

describe('a video is served', () => {
  it('whole and part by part, as players ask for it', async () => {
    const { shown } = await filmed(5)
    const whole = await ask(shown.url)
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': String(shown.bytes),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const { rawPayload, headers } = whole
    const tag = String(headers.etag)
    const last = shown.bytes - 1
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, last],
      ['bytes=-50', last - 49, last],
    ] as const) {
      const part = await ask(shown.url, { range, 'if-range': tag })
      expect([part.statusCode, part.headers['content-range']]).toEqual([
        206,
        `bytes ${from}-${to}/${shown.bytes}`,
      ])
      expect(part.rawPayload.equals(rawPayload.subarray(from, to + 1))).toBe(true)
    }
  })

  it('and answers other questions as the protocol has it', async () => {
    const { shown } = await filmed(6)
    const statusOf = async (headers: Record<string, string>) =>
      (await ask(shown.url, headers)).statusCode
    expect(await statusOf({ range: `bytes=${shown.bytes}-` })).toBe(416)
    expect(await statusOf({ range: 'bytes=x' })).toBe(200)
    expect(await statusOf({ range: 'bytes=0-1,4-5' })).toBe(200)
    expect(await statusOf({ range: 'bytes=0-1', 'if-range': '"another"' })).toBe(200)
    const { etag } = (await ask(shown.url)).headers
    expect(await statusOf({ 'if-none-match': String(etag) })).toBe(304)
    const head = await ask(shown.url, {}, 'HEAD')
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    const unknown = `${shown.url.slice(0, -36)}${'0'.repeat(32)}.mp4`
    expect((await ask(unknown)).statusCode).toBe(404)
    // A video is no picture.
    expect((await ask(shown.url.replace('.mp4', '-640.jpg'))).statusCode).toBe(404)
  })
})
