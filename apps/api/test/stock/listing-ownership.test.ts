import type { BandariClient } from '@bandari/sdk'
import { operationTable } from '@bandari/sdk/operations'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { sendForm } from '../helpers/forms.ts'
import { newPhotographer, type Photographer, quarters } from '../helpers/photo-steps.ts'
import { zipOf } from '../helpers/picture-server.ts'
import { completeVehicle } from '../helpers/vendors.ts'
import { uploadVideo } from '../helpers/video-steps.ts'
import { video } from '../helpers/videos.ts'
import { feed, ownedStock, type Victim } from '../helpers/owned-stock.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** A vendor can neither see nor touch another vendor's listing by any call (issue 5). */

let world: World
let owner: Photographer
let intruder: Photographer
let theirs: Victim
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  owner = await newPhotographer(world)
  intruder = await newPhotographer(world)
  theirs = await ownedStock(world, owner)
})
afterAll(() => world.close())

type Table = typeof operationTable
/** An owner's calls about team and company are shown by the tests of each. */
type VendorOperation = {
  [Id in keyof Table]: Table[Id]['role'] extends 'vendor' | 'lister'
    ? Table[Id]['vendorRight'] extends 'own'
      ? never
      : Id
    : never
}[keyof Table]

interface Answered {
  response: { status: number }
}

type Attempt = (client: BandariClient, victim: Victim) => Promise<Answered>

/** Calls that name a listing or an import: each is to be a 404. Another call of a vendor's does not compile without its row. */
const naming = {
  getListing: [
    (client, { vehicle: cid }) =>
      client.GET('/vendor/post-content/', { params: { query: { cid } } }),
    (client, { vehicle: cid, lecture: lid }) =>
      client.GET('/vendor/post-content/', { params: { query: { cid, lid } } }),
  ],
  saveListing: [
    (client, { vehicle: cid }) =>
      client.POST('/vendor/post-content/', {
        body: { cid, version: 1, ...completeVehicle, pPrice: 1 },
      }),
    (client, { spare: cid }) =>
      client.POST('/vendor/post-content/', { body: { cid, version: 1, publish: 'draft' } }),
    // Not even whether it has changed.
    (client, { spare: cid }) =>
      client.POST('/vendor/post-content/', { body: { cid, version: 99 } }),
    (client, { vehicle: cid, lecture: lid }) =>
      client.POST('/vendor/post-content/', { body: { cid, version: 1, lid, lTitle: 'Taken' } }),
  ],
  publishListings: [
    (client, { vehicle, spare }) =>
      client.POST('/vendor/publish', { body: { ids: [vehicle, spare], publish: 'draft' } }),
  ],
  createLecture: [
    (client, { vehicle: cid }) =>
      client.POST('/vendor/create-lecture', { body: { cid, title: 'Taken' } }),
  ],
  deleteListingContent: [
    (client, { vehicle: cid }) =>
      client.DELETE('/vendor/delete-content', { params: { query: { cid } } }),
    (client, { vehicle: cid }) =>
      client.DELETE('/vendor/delete-content', { params: { query: { cid, do: 0 } } }),
    (client, { vehicle: cid }) =>
      client.DELETE('/vendor/delete-content', { params: { query: { cid, type: 'video' } } }),
    (client, { vehicle: cid, lecture: lid }) =>
      client.DELETE('/vendor/delete-content', { params: { query: { cid, lid } } }),
  ],
  uploadListingImage: [
    async (_, { vehicle: cid }) => {
      const image = new File([new Uint8Array(await quarters())], 'photo.jpg')
      const { statusCode: status } = await sendForm(world, {
        path: '/vendor/upload-image',
        token: intruder.token,
        fields: { image, type: 'gallery', do: 0, cid },
      })
      return { response: { status } }
    },
  ],
  uploadListingVideo: [
    async (_, { vehicle: cid }) => {
      const { status } = await uploadVideo(world, intruder, await video(), cid)
      return { response: { status } }
    },
  ],
  showAuctionSheet: [
    (client, { vehicle: cid }) =>
      client.POST('/vendor/auction-sheet', { body: { cid, shown: true } }),
  ],
  arrangeListingImages: [
    (client, { vehicle: cid }) =>
      client.POST('/vendor/arrange-images', { body: { cid, order: [1, 0] } }),
  ],
  getCompatibility: [
    (client, { spare: id }) =>
      client.GET('/compatibility/{id}', { params: { path: { id }, query: { qry: 'makes' } } }),
  ],
  findFitment: [
    (client, { spare: productID }) =>
      client.POST('/fitment/', { body: { fetchProp: 'prepopulate', filterProps: { productID } } }),
  ],
  askForModel: [
    (client, { vehicle: listing }) =>
      client.POST('/vendor/model-requests', {
        body: { type: 'Cars', make: 'Toyota', model: 'Taken', listing },
      }),
  ],
  withdrawModelRequest: [
    (client, { request: id }) =>
      client.DELETE('/vendor/model-requests/{id}', { params: { path: { id } } }),
  ],
  setListingModel: [
    (client, { vehicle: id }) =>
      client.PUT('/vendor/listings/{id}/model', { params: { path: { id } }, body: { subId: 1 } }),
  ],
  setFitment: (['add', 'remove', 'replace'] as const).map(
    (action): Attempt =>
      (client, { spare: productID, trim }) =>
        client.POST('/set-fitment/', { body: { action, productID, fitment: [trim] } }),
  ),
  getImport: [
    (client, { import: id }) => client.GET('/vendor/imports/{id}', { params: { path: { id } } }),
  ],
  listImportPrices: [
    (client, { import: id }) =>
      client.GET('/vendor/imports/{id}/prices', { params: { path: { id } } }),
  ],
  getImportMissing: [
    (client, { import: id }) =>
      client.GET('/vendor/imports/{id}/missing', { params: { path: { id } } }),
  ],
  setImportMissing: [
    (client, { import: id }) =>
      client.PUT('/vendor/imports/{id}/missing', {
        params: { path: { id } },
        body: { whole_stock: true, missing: 'withdraw' },
      }),
  ],
  runImport: [
    (client, { import: id }) =>
      client.POST('/vendor/imports/{id}/run', {
        params: { path: { id } },
        body: { skip_invalid: true },
      }),
  ],
  downloadImportErrors: [
    (client, { import: id }) =>
      client.GET('/vendor/imports/{id}/errors', { params: { path: { id } }, parseAs: 'text' }),
  ],
  getImportMapping: [
    (client, { import: id }) =>
      client.GET('/vendor/imports/{id}/mapping', { params: { path: { id } } }),
  ],
  setImportMapping: [
    (client, { import: id }) =>
      client.PUT('/vendor/imports/{id}/mapping', {
        params: { path: { id } },
        body: {
          columns: [{ field: 'make' }, { field: 'model' }, { field: null }],
          constants: [],
          currency: null,
          rate: null,
          mileage_unit: null,
        },
      }),
  ],
  getImportDecisions: [
    (client, { import: id }) =>
      client.GET('/vendor/imports/{id}/decisions', { params: { path: { id } } }),
  ],
  setImportDecisions: [
    (client, { import: id }) =>
      client.PUT('/vendor/imports/{id}/decisions', {
        params: { path: { id } },
        body: { decisions: [], all_suggestions: true },
      }),
  ],
  getFeed: [
    (client, { feed: id }) => client.GET('/vendor/feeds/{id}', { params: { path: { id } } }),
  ],
  saveFeed: [
    (client, { feed: id }) =>
      client.PUT('/vendor/feeds/{id}', {
        params: { path: { id } },
        body: { ...feed, is_paused: true },
      }),
  ],
  runFeed: [
    (client, { feed: id }) => client.POST('/vendor/feeds/{id}/run', { params: { path: { id } } }),
  ],
  getFeedRun: [
    (client, { feed: id }) =>
      client.GET('/vendor/feeds/{id}/runs/{run}', { params: { path: { id, run: 1 } } }),
  ],
  decideFeedRun: [
    (client, { feed: id }) =>
      client.POST('/vendor/feeds/{id}/runs/{run}/decision', {
        params: { path: { id, run: 1 } },
        body: { approve: true },
      }),
  ],
  answerFeedRun: [
    (client, { feed: id }) =>
      client.POST('/vendor/feeds/{id}/runs/{run}/answers', {
        params: { path: { id, run: 1 } },
        body: { missing: 'withdraw' },
      }),
  ],
  deleteFeed: [
    (client, { feed: id }) => client.DELETE('/vendor/feeds/{id}', { params: { path: { id } } }),
  ],
  getListingFigures: [
    (client, { vehicle: id }) => client.GET('/vendor/figures/{id}/', { params: { path: { id } } }),
  ],
  undoBulkChange: [
    (client, { change: id }) =>
      client.POST('/vendor/bulk-changes/{id}/undo/', { params: { path: { id } } }),
  ],
  addVendorPaper: [
    async (_, { order }) => {
      const { statusCode: status } = await sendForm(world, {
        path: `/vendor/orders/${order}/papers/`,
        token: intruder.token,
        fields: { kind: 'export_certificate', file: new File(['%PDF-1.4'], 'paper.pdf') },
      })
      return { response: { status } }
    },
  ],
  handOverVehicle: [
    (client, { order: id }) =>
      client.POST('/vendor/orders/{id}/hand-over/', {
        params: { path: { id } },
        body: { on: '2026-01-01', receiver: 'port', place: 'Yokohama' },
      }),
  ],
  getImportPictures: [
    (client, { import: id }) =>
      client.GET('/vendor/imports/{id}/pictures', { params: { path: { id } } }),
  ],
  downloadImportPictureFailures: [
    (client, { import: id }) =>
      client.GET('/vendor/imports/{id}/pictures/failures', {
        params: { path: { id } },
        parseAs: 'text',
      }),
  ],
  uploadImportPictures: [
    async (_, { import: id }) => {
      const archive = new File(
        [new Uint8Array(await zipOf({ 'a.png': await quarters() }))],
        'a.zip',
      )
      const path = `/vendor/imports/${id}/pictures`
      const { token } = intruder
      const { statusCode } = await sendForm(world, { path, token, fields: { archive } })
      return { response: { status: statusCode } }
    },
  ],
  retryImportPictures: [
    (client, { import: id }) =>
      client.POST('/vendor/imports/{id}/pictures/retry', { params: { path: { id } } }),
  ],
  discardImport: [
    (client, { import: id }) => client.DELETE('/vendor/imports/{id}', { params: { path: { id } } }),
  ],
  getListingOffer: [
    (client, { offer: id }) => client.GET('/vendor/offers/{id}', { params: { path: { id } } }),
  ],
  answerListingOffer: (['accept', 'decline'] as const).map(
    (answer): Attempt =>
      (client, { offer: id }) =>
        client.POST('/vendor/offers/{id}/answer', {
          params: { path: { id } },
          body: { answer, version: 1 },
        }),
  ),
  getOfferFloor: [
    (client, { vehicle: id }) =>
      client.GET('/vendor/offer-floors/{id}', { params: { path: { id } } }),
  ],
  answerReview: [
    (client, { review: id }) =>
      client.POST('/vendor/reviews/{id}/answer', {
        params: { path: { id } },
        body: { text: 'Taken' },
      }),
  ],
  setOfferFloor: [
    (client, { vehicle: id }) =>
      client.PUT('/vendor/offer-floors/{id}', {
        params: { path: { id } },
        body: { floor: '1.00' },
      }),
  ],
} satisfies Partial<Record<VendorOperation, Attempt[]>>

/** Calls that name none: what they answer has nothing of anybody else's in it. */
const unnamed = {
  listListings: (client) => client.GET('/vendor/get-products', { parseAs: 'text' }),
  exportListings: (client) =>
    client.GET('/vendor/export-products', {
      params: { query: { prod_class: 'vehicles' } },
      parseAs: 'text',
    }),
  getCompany: (client) => client.GET('/vendor/company', { parseAs: 'text' }),
  getTeam: (client) => client.GET('/vendor/team', { parseAs: 'text' }),
  listFeeds: (client) => client.GET('/vendor/feeds', { parseAs: 'text' }),
  listImports: (client) => client.GET('/vendor/imports', { parseAs: 'text' }),
  getVendorFigures: (client) => client.GET('/vendor/figures/', { parseAs: 'text' }),
  listListingFigures: (client) => client.GET('/vendor/figures/listings/', { parseAs: 'text' }),
  exportListingFigures: (client) => client.GET('/vendor/figures/export/', { parseAs: 'text' }),
  getListingDefaults: (client) => client.GET('/vendor/listing-defaults', { parseAs: 'text' }),
  listModelRequests: (client) => client.GET('/vendor/model-requests', { parseAs: 'text' }),
  findNearestModels: (client) =>
    client.GET('/vendor/model-requests/nearest', {
      params: { query: { make: 'Toyota', model: 'Owned model' } },
      parseAs: 'text',
    }),
  listVendorOrders: (client) => client.GET('/vendor/orders/', { parseAs: 'text' }),
  listListingOffers: (client) => client.GET('/vendor/offers', { parseAs: 'text' }),
  listReceivedReviews: (client) => client.GET('/vendor/reviews', { parseAs: 'text' }),
  getListingTypes: (client) =>
    client.GET('/vendor/product-types/', {
      params: { query: { pt: 'vehicles' } },
      parseAs: 'text',
    }),
  getImportTemplate: (client) =>
    client.GET('/vendor/import-template', {
      params: { query: { prod_class: 'vehicles' } },
      parseAs: 'text',
    }),
} satisfies Partial<
  Record<VendorOperation, (client: BandariClient) => Promise<Answered & { data?: string }>>
>

/** Make or change something of the caller's own, which the tests of each show. */
const own = [
  'changeListings',
  'createFeed',
  'createListing',
  'previewBulkChange',
  'setListingDefaults',
  'startImport',
] as const
type Own = (typeof own)[number]

type Told = keyof typeof naming | keyof typeof unnamed | Own
/** Does not compile while an operation of vendors is in none of the lists. */
const untold: Exclude<VendorOperation, Told>[] = []

/** Everything a vendor's calls could write to, row by row. */
async function everything() {
  const tables = [
    'products',
    'lectures',
    'product_images',
    'fitments',
    'imports',
    'import_rows',
    'import_missing',
    'import_pictures',
    'feeds',
    'feed_runs',
    'picture_sources',
    'media',
    'model_requests',
    'model_request_listings',
    'offers',
    'offer_floors',
    'reviews',
  ]
  const dumps = tables.map((table) =>
    sql<{ rows: unknown }>`
      select jsonb_agg(to_jsonb(each) order by to_jsonb(each)::text) as rows
      from ${sql.table(table)} as each ${table === 'products' ? sql`where vendor_id is not null` : sql``}`.execute(
      world.db,
    ),
  )
  const found = await Promise.all(dumps)
  return tables.map((table, place) => [table, found[place]?.rows[0]?.rows])
}

describe('another vendor’s', () => {
  it('every operation of vendors is in the matrix', () => {
    expect(untold).toEqual([])
    const told = [...Object.keys(naming), ...Object.keys(unnamed), ...own]
    const ofVendors = Object.entries(operationTable).filter(
      ([, { role, vendorRight }]) =>
        (role === 'vendor' || role === 'lister') && vendorRight !== 'own',
    )
    expect(ofVendors.map(([id]) => id).toSorted()).toEqual(told.toSorted())
  })

  it.each(Object.entries(naming) as [string, Attempt[]][])(
    '%s: 404, and nothing changes',
    async (_, attempts) => {
      const before = await everything()
      for (const attempt of attempts) {
        const { response } = await attempt(intruder.client, theirs)
        expect(response.status).toBe(404)
      }
      expect(await everything()).toEqual(before)
    },
  )

  it.each(Object.entries(unnamed))('%s shows none of it', async (_, ask) => {
    const answer = await ask(intruder.client)
    expect(answer.response.status).toBe(200)
    expect(answer.data).toBeTypeOf('string')
    expect(answer.data).not.toMatch(/Owned/)
  })

  it('the owner’s own calls are heard', async () => {
    for (const [first] of Object.values<Attempt[]>({
      floor: naming.getOfferFloor,
      get: naming.getListing,
      offer: naming.getListingOffer,
      fitment: naming.findFitment,
      import: naming.getImport,
    })) {
      expect((await first?.(owner.client, theirs))?.response.status).toBe(200)
    }
    expect((await unnamed.listListings(owner.client)).data).toMatch(/Owned/)
  })
})
