import type { ImportPictures } from '@bandari/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type PlainOrProblem, sentenceOf } from '../../src/core/problem.ts'
import { claimPicture } from '../../src/stock/imports/pictures/import-pictures.store.ts'
import { fetchPictures } from '../../src/stock/imports/pictures/fetch-pictures.ts'
import { sweepArchives } from '../../src/stock/imports/pictures/sweep-archives.ts'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import { sendForm } from '../helpers/forms.ts'
import {
  check,
  getImport,
  headings,
  type Importer,
  listingsOf,
  newImporter,
  row,
  run,
} from '../helpers/importers.ts'
import { namesIn } from '../helpers/photo-steps.ts'
import {
  colourOf,
  openPictureServer,
  type PictureServer,
  zipOf,
} from '../helpers/picture-server.ts'
import { setSellerStatus } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let server: PictureServer
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { FETCH_LOOPBACK: 'on' },
  })
  server = await openPictureServer()
})
beforeEach(async () => {
  // What another test has left to fetch.
  await fetchPictures(world.context)
  server.asked.length = 0
  server.answers.clear()
})
afterAll(async () => {
  server.close()
  await world.close()
})

/** A file with a column of pictures; a path is of the picture server. */
function fileWith(rows: Record<string, string>): string {
  const lines = Object.entries(rows).map(
    ([reference, pictures]) =>
      `${row(reference)},"${pictures.replaceAll(/(?<![^\s;])\//g, `${server.origin}/`)}"`,
  )
  return [`${headings},Pictures`, ...lines].join('\r\n')
}

async function listed(by: Importer, rows: Record<string, string>): Promise<number> {
  const { id } = await check(by, fileWith(rows))
  await run(by, id, true, false)
  await runImports(by.world)
  return id
}

async function picturesOf({ client }: Importer, id: number): Promise<ImportPictures> {
  const { data } = await client.GET('/vendor/imports/{id}/pictures', { params: { path: { id } } })
  if (!data) throw new Error('no pictures')
  return data
}

/** Where the photos of a vendor's listings came from, by stock number, in the order that buyers see. */
async function photosOf({ id }: Importer): Promise<Record<string, string[]>> {
  const listings = await world.db
    .selectFrom('products')
    .select(['id', 'vendor_reference', 'cover_media_id', 'image_count'])
    .where('vendor_id', '=', id)
    .execute()
  const found: Record<string, string[]> = {}
  for (const listing of listings) {
    const photos = await world.db
      .selectFrom('product_images')
      .innerJoin('media', 'media.id', 'media_id')
      .innerJoin('picture_sources', (join) =>
        join
          .onRef('picture_sources.product_id', '=', 'product_images.product_id')
          .onRef('picture_sources.hash', '=', 'media.hash'),
      )
      .select(['address', 'media_id'])
      .where('product_images.product_id', '=', listing.id)
      .orderBy('product_images.position')
      .execute()
    expect([listing.image_count, listing.cover_media_id]).toEqual([
      photos.length,
      photos[0]?.media_id ?? null,
    ])
    found[listing.vendor_reference ?? ''] = photos.map(({ address }) =>
      address.replace(server.origin, ''),
    )
  }
  return found
}

async function statesOf(by: Importer) {
  const listings = await listingsOf(by)
  return Object.fromEntries(listings.map(({ vendor_reference: name, status }) => [name, status]))
}

async function bring(by: Importer, id: number, archive: Buffer) {
  const answer = await sendForm(world, {
    path: `/vendor/imports/${id}/pictures`,
    token: by.token,
    fields: { archive: new File([new Uint8Array(archive)], 'pictures.zip') },
  })
  return { status: answer.statusCode, body: answer.json<ImportPictures>() }
}

describe('who may', () => {
  it.each([
    [null, 401],
    ['buyer', 403],
    ['applicant', 403],
    ['finance', 403],
  ] as const)('%s: %d', async (role, status) => {
    const client = await world.as(role)
    const params = { path: { id: 1 } }
    const calls = [
      client.GET('/vendor/imports/{id}/pictures', { params }),
      client.GET('/vendor/imports/{id}/pictures/failures', { params }),
      client.POST('/vendor/imports/{id}/pictures/retry', { params }),
    ]
    for (const { response } of await Promise.all(calls)) expect(response.status).toBe(status)
  })

  it('another vendor’s import is unknown', async () => {
    const [owner, other] = [await newImporter(world), await newImporter(world)]
    const id = await listed(owner, { A: '/a.png' })
    const params = { path: { id } }
    const calls = [
      other.client.GET('/vendor/imports/{id}/pictures', { params }),
      other.client.GET('/vendor/imports/{id}/pictures/failures', { params }),
      other.client.POST('/vendor/imports/{id}/pictures/retry', { params }),
    ]
    for (const { response } of await Promise.all(calls)) expect(response.status).toBe(404)
    const zip = await zipOf({ 'A.png': await colourOf('A') })
    expect((await bring(other, id, zip)).status).toBe(404)
    expect(await namesIn(world, `import-pictures/${id}/`)).toEqual([])
  })
})

describe('pictures by address', () => {
  it('come in the order of the file, and publish what waited for one', async () => {
    const by = await newImporter(world)
    const { id } = await check(by, fileWith({ A: '/1.png | /2.png;/3.png', B: '/4.png', C: '' }))
    expect(await picturesOf(by, id)).toMatchObject({
      total: 4,
      waiting: 4,
      taken: 0,
      unpublished: 1,
    })
    await run(by, id, true, false)
    await runImports(world)
    expect(await statesOf(by)).toEqual({ A: 'draft', B: 'draft', C: 'draft' })
    expect(await picturesOf(by, id)).toMatchObject({ total: 4, waiting: 4, unpublished: 3 })
    await fetchPictures(world.context)
    expect(await photosOf(by)).toEqual({ A: ['/1.png', '/2.png', '/3.png'], B: ['/4.png'], C: [] })
    expect(await statesOf(by)).toEqual({ A: 'live', B: 'live', C: 'draft' })
    expect(await picturesOf(by, id)).toEqual({
      total: 4,
      taken: 4,
      failed: 0,
      waiting: 0,
      unpublished: 1,
      failures: [],
    })
  })

  it('the seller may publish without pictures', async () => {
    const by = await newImporter(world)
    const { id } = await check(by, fileWith({ A: '', B: '/4.png' }))
    await run(by, id, true, true)
    await runImports(world)
    expect(await statesOf(by)).toEqual({ A: 'live', B: 'live' })
    expect(await picturesOf(by, id)).toMatchObject({ unpublished: 0 })
  })

  it('what waits for its first one is as the file says: the same file changes nothing', async () => {
    const by = await newImporter(world)
    await listed(by, { A: '' })
    expect(await statesOf(by)).toEqual({ A: 'draft' })
    const same = await check(by, fileWith({ A: '' }))
    expect(same).toMatchObject({ rows: 1, new_rows: 0, changed_rows: 0, invalid_rows: 0 })
    const described = await check(by, fileWith({ A: '' }).replace('One owner', 'Two owners'))
    expect(described).toMatchObject({ changed_rows: 1 })
  })

  it('are not fetched again: the same file changes nothing, another order moves them', async () => {
    const by = await newImporter(world)
    await listed(by, { A: '/1.png /2.png /3.png' })
    await fetchPictures(world.context)
    expect(server.asked.toSorted()).toEqual(['/1.png', '/2.png', '/3.png'])

    const same = await check(by, fileWith({ A: '/1.png /2.png /3.png' }))
    expect(same).toMatchObject({ new_rows: 0, changed_rows: 0 })
    const again = await listed(by, { A: '/1.png /2.png /3.png' })
    expect(await getImport(by, again)).toMatchObject({ changed: 0 })
    expect(await picturesOf(by, again)).toMatchObject({ total: 0 })

    const other = await check(by, fileWith({ A: '/3.png /4.png /1.png' }))
    expect(other).toMatchObject({ changed_rows: 1 })
    await listed(by, { A: '/3.png /4.png /1.png' })
    expect(await photosOf(by)).toEqual({ A: ['/3.png', '/1.png'] })
    await fetchPictures(world.context)
    expect(await photosOf(by)).toEqual({ A: ['/3.png', '/4.png', '/1.png'] })
    expect(server.asked).toHaveLength(4)
  })

  it('a row that names none, and a file without the column, leave pictures as they are', async () => {
    const by = await newImporter(world)
    await listed(by, { A: '/1.png' })
    await fetchPictures(world.context)
    await listed(by, { A: '' })
    expect(await photosOf(by)).toEqual({ A: ['/1.png'] })
  })

  it('what does not come is told with its reason, in the language that is asked for, and as a file', async () => {
    const by = await newImporter(world)
    server.answers.set('/gone.png', 404)
    server.answers.set('/page', { html: '<p>no picture</p>' })
    server.answers.set('/torn.png', Buffer.from('no picture either'))
    server.answers.set('/inside', { location: 'http://169.254.169.254/latest/meta-data/' })
    const id = await listed(by, {
      A: '/ok.png /gone.png /page /torn.png /inside http://10.0.0.1/a.png side.jpg',
    })
    await fetchPictures(world.context)
    const found = await picturesOf(by, id)
    expect(found).toMatchObject({ total: 7, taken: 1, failed: 6, waiting: 0 })
    expect(found.failures.map(({ code }) => code)).toEqual([
      'picture_status',
      'picture_kind',
      'picture_kind',
      'picture_address_refused',
      'picture_address_refused',
      'picture_address_refused',
    ])
    expect(found.failures[0]).toEqual({
      row: 2,
      reference: 'A',
      picture: `${server.origin}/gone.png`,
      code: 'picture_status',
      message: 'The server answers 404.',
    })
    const { data } = await by.client.GET('/vendor/imports/{id}/pictures/failures', {
      params: { path: { id } },
      parseAs: 'text',
    })
    const lines = String(data).trim().split('\r\n')
    expect(lines).toHaveLength(7)
    expect(lines[1]).toContain(`/gone.png,The server answers 404.`)
    const french = world.clientWith(by.token, 'fr')
    const answer = await french.GET('/vendor/imports/{id}/pictures', { params: { path: { id } } })
    expect(answer.data?.failures[0]?.message).toBe('Le serveur répond 404.')
  })

  it('a listing takes as many as the editor, and the rest is told', async () => {
    const by = await newImporter(world)
    const many = Array.from({ length: 26 }, (_, n) => `/many-${n}.png`).join(' ')
    const id = await listed(by, { A: many })
    await fetchPictures(world.context)
    const found = await picturesOf(by, id)
    expect([found.taken, found.failures.map(({ code }) => code)]).toEqual([
      24,
      ['picture_too_many', 'picture_too_many'],
    ])
  })

  it('are tried again while their server is away, and given up in the end', async () => {
    const by = await newImporter(world)
    server.answers.set('/late.png', 503)
    server.answers.set('/never.png', 503)
    const id = await listed(by, { A: '/late.png /never.png' })
    await fetchPictures(world.context)
    await fetchPictures(world.context)
    expect(server.asked).toHaveLength(2)
    expect(await picturesOf(by, id)).toMatchObject({ waiting: 2 })
    server.answers.delete('/late.png')
    for (const minutes of [1, 2, 6, 31]) {
      world.clock.advance({ minutes })
      await fetchPictures(world.context)
    }
    expect(await picturesOf(by, id)).toMatchObject({ waiting: 0, taken: 1, failed: 1 })
    expect(server.asked).toHaveLength(7)

    server.answers.clear()
    await by.client.POST('/vendor/imports/{id}/pictures/retry', { params: { path: { id } } })
    await fetchPictures(world.context)
    expect(await picturesOf(by, id)).toMatchObject({ taken: 2, failed: 0 })
    expect(await photosOf(by)).toEqual({ A: ['/late.png', '/never.png'] })
  })

  it('two processes at once fetch each once', async () => {
    const by = await newImporter(world)
    await listed(by, { A: '/1.png /2.png /3.png', B: '/4.png /5.png /6.png' })
    await Promise.all([fetchPictures(world.context), fetchPictures(world.context)])
    expect(server.asked.toSorted()).toEqual([
      '/1.png',
      '/2.png',
      '/3.png',
      '/4.png',
      '/5.png',
      '/6.png',
    ])
  })

  it('what a killed process had begun is taken by the next', async () => {
    const by = await newImporter(world)
    const id = await listed(by, { A: '/1.png' })
    const now = world.clock.now()
    const until = new Date(now.getTime() + 300_000)
    expect(await claimPicture(world.db, { importId: id, now, until })).toBeDefined()
    await fetchPictures(world.context)
    expect(await picturesOf(by, id)).toMatchObject({ waiting: 1 })
    world.clock.advance({ minutes: 6 })
    await fetchPictures(world.context)
    expect(await picturesOf(by, id)).toMatchObject({ taken: 1 })
  })

  it('of a seller who may not sell any more wait', async () => {
    const by = await newImporter(world)
    const id = await listed(by, { A: '/1.png' })
    await setSellerStatus(world, by, 'suspended')
    await fetchPictures(world.context)
    expect(server.asked).toEqual([])
    await setSellerStatus(world, by, 'approved')
    world.clock.advance({ minutes: 61 })
    await fetchPictures(world.context)
    expect(await picturesOf(by, id)).toMatchObject({ taken: 1 })
  })

  it('a later file counts: what an earlier one still waits for is dropped', async () => {
    const by = await newImporter(world)
    await listed(by, { A: '/old.png /1.png' })
    await listed(by, { A: '/1.png /2.png' })
    await fetchPictures(world.context)
    expect(await photosOf(by)).toEqual({ A: ['/1.png', '/2.png'] })
    expect(server.asked.toSorted()).toEqual(['/1.png', '/2.png'])
  })

  it('a listing that is gone is told', async () => {
    const by = await newImporter(world)
    const id = await listed(by, { A: '/1.png' })
    await world.db.deleteFrom('products').where('vendor_id', '=', by.id).execute()
    await fetchPictures(world.context)
    expect((await picturesOf(by, id)).failures).toMatchObject([{ code: 'picture_listing_gone' }])
  })
})

describe('pictures in a ZIP file', () => {
  const named = async (...names: string[]) =>
    zipOf(
      Object.fromEntries(
        await Promise.all(names.map(async (name) => [name, await colourOf(name)])),
      ),
    )

  const hashes = async (by: Importer) =>
    Object.fromEntries(Object.entries(await photosOf(by)).map(([name, all]) => [name, all.length]))

  it('belong to the row of their stock number, before it is run', async () => {
    const by = await newImporter(world)
    const { id } = await check(by, fileWith({ '1041': '', '1042': '', '1043': '' }))
    expect(await picturesOf(by, id)).toMatchObject({ unpublished: 3 })
    const zip = await named(
      '1041_2.png',
      '1041.png',
      'cars/1042/2.jpg',
      'cars/1042/1.jpg',
      'else.png',
    )
    const { status, body } = await bring(by, id, zip)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      total: 5,
      waiting: 4,
      failed: 1,
      unpublished: 1,
      failures: [{ row: null, picture: 'else.png', code: 'picture_without_row' }],
    })
    await fetchPictures(world.context)
    expect(await picturesOf(by, id)).toMatchObject({ waiting: 4 })
    await run(by, id, true, false)
    await runImports(world)
    await fetchPictures(world.context)
    expect(await hashes(by)).toEqual({ '1041': 2, '1042': 2, '1043': 0 })
    expect(await statesOf(by)).toEqual({ '1041': 'live', '1042': 'live', '1043': 'draft' })
    expect(await namesIn(world, `import-pictures/${id}/`)).toEqual([])
  })

  it('may come after it was run, and twice: nothing is there twice', async () => {
    const by = await newImporter(world)
    const id = await listed(by, { A: '/1.png', B: '' })
    await fetchPictures(world.context)
    await bring(by, id, await named('A.png', 'B.png'))
    await fetchPictures(world.context)
    await bring(by, id, await named('A.png', 'B.png'))
    await fetchPictures(world.context)
    expect(await hashes(by)).toEqual({ A: 2, B: 1 })
    expect(await statesOf(by)).toEqual({ A: 'live', B: 'live' })
    expect((await photosOf(by))['A']?.[0]).toBe('/1.png')
  })

  it('of a row that is left out are told', async () => {
    const by = await newImporter(world)
    const text = [headings, row('A'), row('B', { price: 'ask' })].join('\r\n')
    const { id } = await check(by, text)
    const { body } = await bring(by, id, await named('A.png', 'B.png'))
    expect(body.failures).toMatchObject([{ picture: 'B.png', code: 'picture_without_row' }])
  })

  it.each<[string, () => Promise<Buffer>, PlainOrProblem]>([
    ['no ZIP', () => Promise.resolve(Buffer.from('PK no')), 'archive_damaged'],
    ['cut off', async () => (await named('A.png')).subarray(0, -30), 'archive_damaged'],
    ['empty', () => zipOf({}), 'archive_empty'],
    [
      'leads out of its folder',
      async () => renamed(await named('xx/A.png'), 'xx/', '../'),
      'archive_damaged',
    ],
    ['absolute', async () => renamed(await named('x/A.png'), 'x/A', '/xA'), 'archive_damaged'],
    [
      'a bomb',
      () => zipOf({ 'A.png': Buffer.alloc(9_000_000) }, { compress: true }),
      'archive_suspicious',
    ],
    ['locked', async () => locked(await named('A.png')), 'archive_damaged'],
    [
      'too many files',
      () =>
        zipOf(
          Object.fromEntries(
            Array.from({ length: 5001 }, (_, n) => [`${n}.png`, Buffer.from('x')]),
          ),
        ),
      { code: 'archive_too_many', values: { most: 5000 } },
    ],
  ])('is refused: %s', async (_, make, code) => {
    const by = await newImporter(world)
    const { id } = await check(by, fileWith({ A: '' }))
    const { status, body } = await bring(by, id, await make())
    expect([status, body]).toEqual([400, { archive: [sentenceOf(code)] }])
    const known = await world.db
      .selectFrom('import_pictures')
      .select('id')
      .where('import_id', '=', id)
      .execute()
    expect([known, await namesIn(world, `import-pictures/${id}/`)]).toEqual([[], []])
  })

  it('what is no picture, is another ZIP file or is too large is told by name', async () => {
    const by = await newImporter(world)
    const { id } = await check(by, fileWith({ A: '' }))
    const inner = await named('A.png')
    const zip = await zipOf({
      'A.zip': inner,
      'A.txt': Buffer.from('text'),
      'A_2.jpg': Buffer.from('text'),
      'A_3.jpg': Buffer.alloc(11 * 1024 * 1024, 'x'),
      '__MACOSX/._A.png': Buffer.from('x'),
      '.DS_Store': Buffer.from('x'),
    })
    await bring(by, id, zip)
    await run(by, id, true, false)
    await runImports(world)
    await fetchPictures(world.context)
    const { failures } = await picturesOf(by, id)
    expect(failures.map(({ picture, code }) => `${picture} ${code}`).toSorted()).toEqual([
      'A.txt picture_kind',
      'A.zip picture_kind',
      'A_2.jpg picture_kind',
      'A_3.jpg file_too_large',
    ])
  })

  it('of an upload that nothing waits for are swept', async () => {
    const by = await newImporter(world)
    const { id } = await check(by, fileWith({ A: '' }))
    await bring(by, id, await named('A.png'))
    const clock = { now: () => new Date(Date.now() + 48 * 3600 * 1000) }
    await sweepArchives({ ...world.context, clock })
    expect(await namesIn(world, `import-pictures/${id}/`)).toHaveLength(1)
    await by.client.DELETE('/vendor/imports/{id}', { params: { path: { id } } })
    await sweepArchives({ ...world.context, clock })
    expect(await namesIn(world, `import-pictures/${id}/`)).toEqual([])
  })
})

/** The names are of the same length, so that everything else stays where it is. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

/** Says in both headers of its file that a password is needed. */
function locked(zip: Buffer): Buffer {
  const copy = Buffer.from(zip)
  for (const [magic, flags] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const) {
    const at = copy.indexOf(magic, 0, 'latin1')
    copy.writeUInt16LE(copy.readUInt16LE(at + flags) | 1, at + flags)
  }
  return copy
}
