import type { Role } from '../../../../seeds/people.data.ts'
import { pick, type Random } from '../../random.ts'
import { hostileText } from '../hostile-values.ts'
import type { HostileRequest } from '../make-requests.ts'
import { paperBytes } from './pdfs.ts'
import { pictureBytes } from './pictures.ts'
import { spoilBytes } from './spoil-bytes.ts'
import { statementBytes } from './statements.ts'
import { videoBytes } from './videos.ts'
import { listingTable, priceTable, rateTable, tableBytes } from './tables.ts'

/** What the files are sent to, by its id. */
export interface Targets {
  /** An order of the demo buyer with an open payment report. */
  order: number
  /** A listing of the demo vendor. */
  listing: number
}

export const intakes = ['statement', 'picture', 'video', 'paper', 'import', 'slip'] as const
export type Intake = (typeof intakes)[number]

/** One way in: an operation that takes a file. */
interface Way {
  intake: Intake
  role: Role
  path: (targets: Targets) => string
  /** Of the form, beside the file. */
  fields: (random: Random, targets: Targets) => Readonly<Record<string, string>>
  file: (random: Random) => Buffer
  fileField?: string
  name: string
}

const saidOfStatement = (random: Random) => ({
  ...(random() < 0.5 && { account: '0100 4471 2208' }),
  ...(random() < 0.5 && { currency: pick(['USD', 'USD', 'KES'], random) }),
  ...(random() < 0.7 && { confirmed: 'true' }),
})

const ways: readonly Way[] = [
  {
    intake: 'statement',
    role: 'finance',
    path: () => '/support/bank-statements/read',
    fields: saidOfStatement,
    file: statementBytes,
    name: 'november.xml',
  },
  {
    intake: 'statement',
    role: 'finance',
    path: () => '/support/bank-statements',
    fields: saidOfStatement,
    file: statementBytes,
    name: 'november.xlsx',
  },
  {
    intake: 'picture',
    role: 'vendor',
    path: () => '/vendor/upload-image',
    fields: (random, { listing }) => ({
      type: 'gallery',
      do: String(Math.floor(random() * 24)),
      cid: String(listing),
    }),
    file: pictureBytes,
    fileField: 'image',
    name: 'car.png',
  },
  {
    intake: 'video',
    role: 'vendor',
    path: () => '/vendor/upload-video',
    fields: (_, { listing }) => ({ cid: String(listing) }),
    file: videoBytes,
    fileField: 'video',
    name: 'walk.mp4',
  },
  {
    intake: 'paper',
    role: 'desk',
    path: ({ order }) => `/support/orders/${order}/papers`,
    fields: (random) => ({ kind: pick(['commercial_invoice', 'bill_of_lading'], random) }),
    file: paperBytes,
    name: 'bill.pdf',
  },
  {
    intake: 'paper',
    role: 'buyer',
    path: () => '/thread-files/',
    fields: () => ({}),
    file: paperBytes,
    name: 'photo.pdf',
  },
  {
    intake: 'import',
    role: 'vendor',
    path: () => '/vendor/imports',
    fields: () => ({ prod_class: 'vehicles' }),
    file: (random) => tableBytes(listingTable, random),
    name: 'stock.csv',
  },
  {
    intake: 'import',
    role: 'finance',
    path: () => '/support/price-lists/import',
    fields: () => ({ country: 'KE', in_force_from: '2030-01-01', source: 'An office' }),
    file: (random) => tableBytes(priceTable, random),
    name: 'crsp.csv',
  },
  {
    intake: 'import',
    role: 'finance',
    path: () => '/support/exchange-rates/import',
    fields: () => ({}),
    file: (random) => tableBytes(rateTable, random),
    name: 'rates.csv',
  },
  {
    intake: 'slip',
    role: 'buyer',
    path: ({ order }) => `/orders/${order}/payment-slips/`,
    fields: () => ({}),
    file: paperBytes,
    name: 'slip.pdf',
  },
]

/** A form with a hostile file, as it is sent. */
export interface HostileFile extends HostileRequest {
  intake: Intake
  body: Buffer
}

/** For an intake; its ways in get equally many. */
export function fileFor(intake: Intake, random: Random, targets: Targets): HostileFile {
  const way = pick(
    ways.filter((each) => each.intake === intake),
    random,
  )
  const made = way.file(random)
  const bytes = random() < 0.5 ? spoilBytes(made, random) : made
  const name = random() < 0.9 ? way.name : hostileText(random).replaceAll(/["\r\n]/g, '')
  const fields = Object.entries(way.fields(random, targets)).map(
    ([field, value]) =>
      `--x\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${
        random() < 0.97 ? value : hostileText(random)
      }\r\n`,
  )
  const head = `--x\r\nContent-Disposition: form-data; name="${way.fileField ?? 'file'}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return {
    intake,
    role: way.role,
    method: 'POST',
    url: `/api${way.path(targets)}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.concat([
      Buffer.from(fields.join('').toWellFormed()),
      Buffer.from(head.toWellFormed()),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ]),
  }
}
