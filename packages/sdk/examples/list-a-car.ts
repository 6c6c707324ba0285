import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { createBandari, dataOf, type VehicleTypeTree } from '@bandari/sdk'

// Lists a car for export with a picture, by a seller's key: node list-a-car.js photo.jpg
const { BANDARI_ORIGIN: origin = 'http://localhost:8080', BANDARI_KEY: key = '' } = process.env
const [photo = 'photo.jpg'] = process.argv.slice(2)
const bandari = createBandari({ origin, key })

// What can be listed: type → make → models.
const tree = (await dataOf(
  bandari.GET('/vendor/product-types/', { params: { query: { pt: 'vehicles' } } }),
)) as VehicleTypeTree
const model = Object.values(tree)
  .flatMap((makes) => makes['Toyota'] ?? [])
  .find(({ subj_name }) => subj_name === 'Aqua')
if (!model) throw new Error('This shop lists no Toyota Aqua.')

// The key makes a second try the same draft, should the first answer get lost.
const { product_id: cid } = await dataOf(
  bandari.POST('/vendor/create-product', {
    params: { header: { 'Idempotency-Key': randomUUID() } },
    body: {
      subId: model.subj_id,
      name: '2025 Toyota Aqua G',
      prodClass: 'vehicles',
      region: 'export',
    },
  }),
)

await dataOf(
  bandari.upload('/vendor/upload-image', {
    fields: { image: await openAsBlob(photo), type: 'gallery', do: 0, cid },
    fileName: photo,
  }),
)

// `version` says on which state this was decided: what somebody else has saved meanwhile is not overwritten.
const { version } = await dataOf(
  bandari.GET('/vendor/post-content/', { params: { query: { cid } } }),
)
const { prod_live: state } = await dataOf(
  bandari.POST('/vendor/post-content/', {
    body: {
      cid,
      version,
      publish: 'live',
      pPrice: 14_500,
      pLocation: 'Yokohama, Japan',
      description: 'Non-smoker, all keys.',
      sYear: 2025,
      sBody: 'hatchback',
      sEngine: '1,490 cc',
      sMileage: 8_400,
      xOriginPort: 'Yokohama, Japan',
      xManufactured: '2025-01',
      xRegistered: '2025-03',
      xChassis: 'MXPK11-2145678',
      xEngineNumber: 'M15A-5512345',
      xGrade: '4.5',
      xInspection: 'JEVIC',
      xInspectedOn: '2026-01-05',
      xExportCertificate: '2026-01-02',
    },
  }),
)
console.log(JSON.stringify({ id: cid, state }))
