import { buffer } from 'node:stream/consumers'
import type { UploadImageResponse } from '@bandari/sdk'
import sharp from 'sharp'
import { expect } from 'vitest'
import { folders, originalKey } from '../../src/platform/media/renditions.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { sendForm } from './forms.ts'
import type { Buyer } from './steps.ts'
import { newVendor } from './vendors.ts'
import type { World } from './world.ts'

/** What the tests of photos do, in sentences. */

export interface Photographer extends Buyer {
  token: string
}

export async function newPhotographer(world: World): Promise<Photographer> {
  const vendor = await newVendor(world)
  return { ...vendor, token: await insertSession(world.db, vendor.id, world.clock.now()) }
}

interface Shot {
  cid: number
  slot?: number
  name?: string
  type?: 'gallery' | 'auction-sheet'
}

/** The real call, with the answer held to the contract. */
export async function upload(
  world: World,
  { token }: Pick<Photographer, 'token'>,
  data: Buffer,
  { cid, slot = 0, name = 'photo.jpg', type = 'gallery' }: Shot,
) {
  const answer = await sendForm(world, {
    path: '/vendor/upload-image',
    token,
    fields: { image: new File([new Uint8Array(data)], name), type, do: slot, cid },
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

export async function uploaded(
  ...[world, vendor, data, shot]: Parameters<typeof upload>
): Promise<UploadImageResponse['data'] & { hash: string }> {
  const { status, body } = await upload(world, vendor, data, shot)
  expect(status, JSON.stringify(body)).toBe(200)
  const { data: photo } = body as UploadImageResponse
  return { ...photo, hash: hashIn(photo.url) }
}

export function hashIn(url: string): string {
  return /([0-9a-f]{32})-640\.jpg$/.exec(url)?.[1] ?? ''
}

/** What is kept of a photo. */
export async function keptFile({ media }: World, hash: string): Promise<Buffer> {
  const kept = await media.storage.read(originalKey(hash))
  return kept ? buffer(kept.stream) : Buffer.alloc(0)
}

/** The names of what is kept in a folder, in order. */
export async function namesIn({ media }: Pick<World, 'media'>, folder: string): Promise<string[]> {
  const names: string[] = []
  for await (const { key } of media.storage.list(folder)) names.push(key.slice(folder.length))
  return names.toSorted()
}

/** Every file and row there is of uploaded pictures. */
export async function keptOf({ db, media }: World) {
  await media.settled()
  const rows = await db.selectFrom('media').select('hash').where('kind', '=', 'photo').execute()
  return {
    rows: rows.map(({ hash }) => hash).toSorted(),
    files: await namesIn({ media }, folders.originals),
    renditions: await namesIn({ media }, folders.renditions),
  }
}

/** A picture whose quarters differ, so that one sees how it lies: red, green, blue, white from the top left, by rows. */
export async function quarters(width = 60, height = 40): Promise<Buffer> {
  const colours = [
    [220, 20, 20],
    [20, 160, 20],
    [20, 20, 220],
    [250, 250, 250],
  ]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)
      pixels.set(colours[quarter] ?? [], (y * width + x) * 3)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** The colour in the middle of each quarter: `r`, `g`, `b` or `w`. */
export async function quartersOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (across: number, down: number) => {
    const start =
      (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) *
      info.channels
    const [r = 0, g = 0, b = 0] = data.subarray(start, start + 3)
    if (r > 200 && g > 200 && b > 200) return 'w'
    return r > g && r > b ? 'r' : g > b ? 'g' : 'b'
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join('')
}

/** The kinds of a JPEG's segments up to its pixels, by their markers. */
export function segmentsOf(jpeg: Buffer): string[] {
  const names: string[] = []
  let at = 2
  while (at < jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0
    names.push(marker.toString(16))
    if (marker === 0xda) break
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  return names
}

/** Frame, tables and the 18 bytes of JFIF; anything else would be something that came with the file. */
const plainSegments = new Set(['e0', 'db', 'c0', 'c2', 'c4', 'dd', 'da'])

export function expectPlain(jpeg: Buffer) {
  expect(segmentsOf(jpeg).filter((name) => !plainSegments.has(name))).toEqual([])
  // Nothing behind the end of the picture either.
  expect(jpeg.subarray(-2).toString('hex')).toBe('ffd9')
}
