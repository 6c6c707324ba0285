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
  .find(({ subj_name }) => subj_name === 'Vitz')
if (!model) throw new Error('This shop lists no Toyota Vitz.')

// The key makes a second try the same draft, should the first answer get lost.
const { product_id: cid } = await dataOf(
  bandari.POST('/vendor/create-product', {
    params: { header: { 'Idempotency-Key': randomUUID() } },
    body: {
      subId: model.subj_id,
      name: '2014 Toyota Vitz F',
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
      pPrice: 4500,
      pLocation: 'Yokohama, Japan',
      description: 'Non-smoker, all keys.',
      sYear: 2014,
      sBody: 'hatchback',
      sEngine: '1,329 cc',
      sMileage: 84_200,
      xOriginPort: 'Yokohama, Japan',
      xManufactured: '2014-03',
      xRegistered: '2014-05',
      xChassis: 'NSP130-2145678',
      xEngineNumber: '1NR-5512345',
      xGrade: '4.5',
      xInspection: 'JEVIC',
      xInspectedOn: '2026-01-05',
      xExportCertificate: '2026-01-02',
    },
  }),
)
console.log(JSON.stringify({ id: cid, state }))
