import { createHash } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readSettings } from '../../src/settings.ts'
import { selfSigned } from '../../src/platform/signing/make-certificate.ts'
import { openSigning } from '../../src/platform/signing/open-signing.ts'
import { readSignature } from '../helpers/pdf-signature.ts'
import { type Buyer, move, orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Invoices that prove by themselves whose they are, and that nobody changed them. */

let folder: string
let world: World
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandari-signing-'))
  await keep('shop', { name: 'Bandari Test Ltd', now: new Date() })
  world = await createWorld({ ...inject('postgres'), environment: settingsOf('shop') })
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

async function keep(file: string, { name, now }: { name: string; now: Date }) {
  const passphrase = `of ${file}`
  await writeFile(join(folder, `${file}.p12`), await selfSigned({ name, now, passphrase }))
  await writeFile(join(folder, `${file}.txt`), `${passphrase}\n`)
}

function settingsOf(certificate: string, passphrase = certificate) {
  return {
    SIGNING_CERTIFICATE: join(folder, `${certificate}.p12`),
    SIGNING_PASSPHRASE_FILE: join(folder, `${passphrase}.txt`),
  }
}

async function download({ client }: Buyer, id: number): Promise<Buffer> {
  const { data } = await client.GET('/orders/{id}/pro-forma/', {
    params: { path: { id } },
    parseAs: 'arrayBuffer',
  })
  return Buffer.from(data ?? new ArrayBuffer(0))
}

it('are signed as PAdES asks, over every byte', async () => {
  const { buyer, order } = await orderedCar(world)
  const file = await download(buyer, order.id)
  const signature = await readSignature(file)
  expect(signature).toMatchObject({
    isValid: true,
    coversFile: true,
    subFilter: 'ETSI.CAdES.detached',
  })
  // Content type, digest and the certificate (RFC 5035); the time belongs into the file, not here (EN 319 142-1).
  expect(signature?.attributes).toEqual(
    expect.arrayContaining([
      '1.2.840.113549.1.9.3',
      '1.2.840.113549.1.9.4',
      '1.2.840.113549.1.9.16.2.47',
    ]),
  )
  expect(signature?.attributes).not.toContain('1.2.840.113549.1.9.5')

  const { from, to } = signature!.place
  const spread = Array.from({ length: 20 }, (_, n) => Math.floor((file.length / 20) * n))
  const signed = [...spread, file.length - 1].filter((at) => at < from || at >= to)
  expect(signed.length).toBeGreaterThan(10)
  for (const at of signed) {
    const forged = Buffer.from(file)
    forged[at] = (forged[at] ?? 0) ^ 1
    const read = await readSignature(forged)
    expect(read?.isValid === true && read.coversFile).toBe(false)
  }
  const longer = await readSignature(Buffer.concat([file, Buffer.from('\n%%EOF')]))
  expect(longer?.coversFile).toBe(false)
})

it('are followed by receipts that are signed, too', async () => {
  const { buyer, order } = await orderedCar(world)
  await move(world, order, 'Authorized')
  const { data } = await buyer.client.GET('/orders/{id}/', { params: { path: { id: order.id } } })
  const payment = data?.payments.find(({ kind }) => kind === 'received')
  const { data: file } = await buyer.client.GET('/orders/{id}/receipts/{payment}/', {
    params: { path: { id: order.id, payment: payment!.id } },
    parseAs: 'arrayBuffer',
  })
  expect(await readSignature(Buffer.from(file ?? new ArrayBuffer(0)))).toMatchObject({
    isValid: true,
    coversFile: true,
  })
})

it('are checked by the certificate that anybody downloads', async () => {
  const client = await world.as(null)
  const { data } = await client.GET('/signing-certificate/')
  expect(data?.certificate).toMatchObject({
    name: 'Bandari Test Ltd',
    file: expect.stringContaining('/api/signing-certificate/file/'),
  })
  const { data: file } = await client.GET('/signing-certificate/file/', { parseAs: 'arrayBuffer' })
  const certificate = Buffer.from(file ?? new ArrayBuffer(0))
  const print = createHash('sha256').update(certificate).digest('hex').toUpperCase()
  expect(data?.certificate?.fingerprint.replaceAll(':', '')).toBe(print)
  const { buyer, order } = await orderedCar(world)
  const signature = await readSignature(await download(buyer, order.id))
  expect(signature?.certificate.equals(certificate)).toBe(true)
})

it('leave unsigned from a shop without a key, which says so', async () => {
  const own = await createWorld(inject('postgres'))
  const { buyer, order } = await orderedCar(own)
  expect(await readSignature(await download(buyer, order.id))).toBeNull()
  const client = await own.as(null)
  expect((await client.GET('/signing-certificate/')).data).toEqual({ certificate: null })
  expect((await client.GET('/signing-certificate/file/')).response.status).toBe(404)
  await own.close()
})

it('stop a start with a key that cannot sign them, with a sentence', async () => {
  const yearsAgo = new Date()
  yearsAgo.setUTCFullYear(yearsAgo.getUTCFullYear() - 11)
  await keep('expired', { name: 'Bandari', now: yearsAgo })
  await writeFile(join(folder, 'text.p12'), 'no certificate')
  const open = (environment: Record<string, string>) =>
    openSigning(readSettings({ DEMO: 'false', ...environment }), new Date())
  await expect(open(settingsOf('shop', 'expired'))).rejects.toThrow(/no PKCS #12 file that the pas/)
  await expect(open(settingsOf('text', 'shop'))).rejects.toThrow(/no PKCS #12 file/)
  await expect(open(settingsOf('absent', 'shop'))).rejects.toThrow(
    /file of SIGNING_CERTIFICATE cannot be read: .*absent\.p12 \(ENOENT\)/,
  )
  await expect(open(settingsOf('expired'))).rejects.toThrow(/valid from .* and not now/)
  expect(await open({})).toBeNull()
})

it('are signed in the demo by a key that its first start made, however many start at once', async () => {
  const settings = readSettings({ DATA_DIR: join(folder, 'demo') })
  const opened = await Promise.all([1, 2, 3].map(() => openSigning(settings, new Date())))
  const again = await openSigning(settings, new Date())
  expect(new Set([...opened, again].map((signing) => signing?.fingerprint)).size).toBe(1)
  for (const file of ['signing.p12', 'signing.passphrase']) {
    expect((await stat(join(folder, 'demo', file))).mode & 0o777).toBe(0o600)
  }
})
