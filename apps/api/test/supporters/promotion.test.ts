import type { Language } from '@bandari/i18n'
import decodeQr from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Role } from '../../seeds/people.data.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

interface Wish {
  type: 'bc' | 'a5' | 'v-banner'
  preview?: boolean
  telephone?: boolean
}

async function download(role: Role | null, query: Wish) {
  const client = await world.as(role)
  const { data, response } = await client.GET('/pdf-file/', {
    params: { query },
    parseAs: 'arrayBuffer',
  })
  return {
    status: response.status,
    headers: response.headers,
    file: Buffer.from(data ?? new ArrayBuffer(0)),
  }
}

/** How each is drawn is in `material.test.ts`; here is who gets what. */
describe('downloadPromotionMaterial', () => {
  it('is for registered supporters only', async () => {
    expect((await download(null, { type: 'bc' })).status).toBe(401)
    const buyer = await world.as('buyer')
    const { error, response } = await buyer.GET('/pdf-file/', { params: { query: { type: 'bc' } } })
    expect(response.status).toBe(403)
    expect(error).toHaveProperty('detail')
  })

  it.each([
    ['bc', 1050, 600],
    ['a5', 1748, 2480],
  ] as const)('gives %s in its print size', async (type, width, height) => {
    const { status, headers, file } = await download('supporter', { type })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="JOYK2026-${type}.png"`)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width, height })
  })

  it('carries the number that they joined with, if they want', async () => {
    const { file } = await download('supporter', { type: 'bc', preview: true })
    const called = await download('supporter', { type: 'bc', preview: true, telephone: true })
    expect(called.status).toBe(200)
    expect(called.file.equals(file)).toBe(false)
    await world.db
      .updateTable('agents')
      .set({ mobile: '+254700000001' })
      .where('code', '=', 'JOYK2026')
      .execute()
    const other = await download('supporter', { type: 'bc', preview: true, telephone: true })
    expect(other.file.equals(called.file)).toBe(false)
  })

  it('leads to the supporter’s own link', async () => {
    const { file } = await download('recruit', { type: 'bc' })
    const { data, info } = await sharp(file)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const read = decodeQr(new Uint8ClampedArray(data), info.width, info.height)
    const { data: overview } = await (await world.as('recruit')).GET('/agent-overview/')
    expect(read?.data).toBe(overview?.link)
  })

  it('is in the supporter’s language', async () => {
    const wish = { type: 'bc', preview: true } as const
    const inEnglish = await download('recruit', wish)
    const { data: profile } = await (await world.as('recruit')).GET('/profile/')
    const setLanguage = (language: Language) =>
      world.db
        .updateTable('accounts')
        .set({ language })
        .where('email', '=', profile?.email ?? '')
        .execute()
    await setLanguage('sw')
    expect((await download('recruit', wish)).file.equals(inEnglish.file)).toBe(false)
    await setLanguage('en')
    expect((await download('recruit', wish)).file.equals(inEnglish.file)).toBe(true)
  })

  it('shows it small', async () => {
    const { file } = await download('supporter', { type: 'a5', preview: true })
    expect((await sharp(file).metadata()).width).toBe(640)
  })

  it('knows three types', async () => {
    const { status } = await download('supporter', { type: 'poster' as 'bc' })
    expect(status).toBe(400)
  })
})
