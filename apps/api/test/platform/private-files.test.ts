import { PDF } from '@libpdf/core'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Context } from '../../src/core/context.ts'
import {
  removePrivateFiles,
  savePrivateFile,
} from '../../src/platform/private-files/save-private-file.ts'
import { sendPrivateFile } from '../../src/platform/private-files/send-private-file.ts'
import { sweepPrivateFiles } from '../../src/platform/private-files/sweep.ts'
import {
  type PrivateFile,
  acceptPrivateFile,
} from '../../src/platform/private-files/accept-private-file.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What papers, slips and claims are made of: files that no address leads to. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function pdf(text: string): Promise<Buffer> {
  const document = PDF.create()
  document.addPage().drawText(text)
  return Buffer.from(await document.save())
}

/** A photo that says where it was taken. */
const photo = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#0a2540' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '15/1 25/1 0/1' } })
    .jpeg()
    .toBuffer()

async function taken(data: Buffer, filename = 'paper.pdf'): Promise<PrivateFile> {
  const file = await acceptPrivateFile(world.context, { filename, data })
  if (typeof file === 'string') throw new Error(file)
  return file
}

const keep = (file: PrivateFile) =>
  world.db.transaction().execute((tx) => savePrivateFile(tx, world.context, { ...file, by: null }))

const liesThere = ({ hash }: PrivateFile) =>
  existsSync(join(world.settings.dataDir, 'media/private', hash))

describe('acceptPrivateFile', () => {
  it('keeps a PDF as it came and sends it as something to save', async () => {
    const data = await pdf('Bill of lading')
    const id = await keep(await taken(data, 'hati ya shehena – BL.PDF'))
    const { body, headers } = await sendPrivateFile(world.context, id)
    expect(body.equals(data)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="hati ya shehena _ BL/),
    })
  })

  it('keeps of a picture only its pixels', async () => {
    const given = await photo()
    const { exif } = await sharp(given).metadata()
    expect(exif).toBeDefined()
    const id = await keep(await taken(given, 'scan.png'))
    const { body, headers } = await sendPrivateFile(world.context, id)
    const kept = await sharp(body).metadata()
    expect(kept).toMatchObject({ format: 'jpeg', width: 80 })
    expect(kept.exif).toBeUndefined()
    expect(headers['content-disposition']).toContain('filename="scan.jpg"')
  })

  it.each([
    ['a page of the web', 'file_kind', Buffer.from('<!doctype html><script>1</script>')],
    ['a drawing that could run', 'file_kind', Buffer.from('<svg xmlns="…"/>')],
    ['a picture of nothing', 'image_damaged', Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2])],
    ['a broken PDF', 'pdf_unreadable', Buffer.from('%PDF-1.7 and nothing else')],
  ])('refuses %s: %s', async (_, fault, data) => {
    expect(await acceptPrivateFile(world.context, { filename: 'x.pdf', data })).toBe(fault)
  })
})

describe('sweepPrivateFiles', () => {
  it('removes what no row has, and only that, once an upload must be over', async () => {
    // A PDF says when it was made: another would have other bytes a second later.
    const document = await pdf('used')
    const used = await taken(document)
    const id = await keep(used)
    const again = await keep(await taken(document, 'the same.pdf'))
    const cutOff = await taken(await pdf('cut off'))
    await world.context.privateStorage.put(cutOff.hash, cutOff.data)

    await sweepPrivateFiles(world.context)
    expect([used, cutOff].map(liesThere)).toEqual([true, true])
    world.clock.advance({ hours: 1, minutes: 1 })
    await sweepPrivateFiles(world.context)
    expect([used, cutOff].map(liesThere)).toEqual([true, false])

    const forget = async (file: number) => {
      await removePrivateFiles(world.db, [file], world.clock.now())
      await sweepPrivateFiles(world.context)
    }
    await forget(id)
    expect(liesThere(used)).toBe(true)
    await forget(again)
    expect(liesThere(used)).toBe(false)
  })
})

/** Speaks as clamd does to INSTREAM: chunks with their length before them, until one of none. */
async function openScanner(sentence: (data: Buffer) => string): Promise<Server> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      if (received.subarray(-4).readUInt32BE() !== 0) return
      const length = received.readUInt32BE(10)
      expect(received.subarray(0, 10).toString()).toBe('zINSTREAM\0')
      expect(received.length).toBe(10 + 4 + length + 4)
      socket.end(`${sentence(received.subarray(14, -4))}\0`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

describe('with a virus scanner', () => {
  const scannedBy = (port: number): Context => ({
    ...world.context,
    settings: { ...world.settings, clamavUrl: `tcp://127.0.0.1:${port}` },
  })

  it('takes what it finds nothing in, and nothing when it is silent, ill or gone', async () => {
    let verdict = 'stream: OK'
    const server = await openScanner(() => verdict)
    const { port } = server.address() as AddressInfo
    const take = async () =>
      acceptPrivateFile(scannedBy(port), { filename: 'x.pdf', data: await pdf('scanned') })

    expect(await take()).toMatchObject({ type: 'application/pdf' })
    verdict = 'stream: Win.Test.EICAR_HDB-1 FOUND'
    expect(await take()).toBe('file_infected')
    verdict = 'INSTREAM size limit exceeded. ERROR'
    await expect(take()).rejects.toMatchObject({ status: 503, problem: 'scanner_unavailable' })
    verdict = ''
    await expect(take()).rejects.toMatchObject({ status: 503 })
    server.close()
    await once(server, 'close')
    await expect(take()).rejects.toMatchObject({ status: 503 })
  })
})
