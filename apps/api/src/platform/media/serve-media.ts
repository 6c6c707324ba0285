import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parse as parseRange } from 'range-parser'
import { sendDetail } from '../http/refusals.ts'
import { clientsOf } from '../scheduling/clients-of.ts'
import type { Queues } from '../scheduling/queues.ts'
import type { Part } from '../storage/storage.ts'
import { fileKey, type FileKind, fileName, type MediaFile, parseFileName } from './media-files.ts'
import {
  type Format,
  parseRenditionName,
  type Pictures,
  type Rendition,
  renditionName,
} from './renditions.ts'

interface Dependencies {
  media: Pictures
  queues: Queues
}

const types: Readonly<Record<Format | FileKind, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  video: 'video/mp4',
  document: 'application/pdf',
}

const year = 365 * 24 * 3600

type NamedRequest = FastifyRequest<{ Params: { name: string } }>

/**
 * `/media/{hash}-{width}.{format}`: made when first asked for, then a file that never changes. `/media/{hash}.mp4` and `.pdf` are
 * kept as they are served.
 */
export function serveMedia(app: FastifyInstance, { media, queues }: Dependencies) {
  app.get('/media/:name', async (request: NamedRequest, reply) => {
    const { params, ip } = request
    const file = parseFileName(params.name)
    if (file) return sendFile(request, reply, { media, file })
    const rendition = parseRenditionName(params.name)
    if (!rendition) return sendDetail(reply, 404, 'not_found')
    const clients = clientsOf({ account: null, ip })
    return sendRendition(request, reply, {
      rendition,
      read: () => media.read(rendition, (make) => queues.pictures.run(clients, make)),
    })
  })
}

interface RenditionToSend {
  rendition: Rendition
  read: () => ReturnType<Pictures['read']>
}

async function sendRendition(
  request: NamedRequest,
  reply: FastifyReply,
  { rendition, read }: RenditionToSend,
) {
  const kept = await read()
  if (!kept) return sendDetail(reply, 404, 'not_found')
  if (isKnown(request, reply, renditionName(rendition))) {
    kept.stream.destroy()
    return reply.code(304).send()
  }
  return reply.type(types[rendition.format]).header('content-length', kept.size).send(kept.stream)
}

interface FileToSend {
  media: Pictures
  file: MediaFile
}

/** A player asks for a video part by part (RFC 9110, section 14); a document is saved, as papers are. */
async function sendFile(
  request: NamedRequest,
  reply: FastifyReply,
  { media: { storage }, file }: FileToSend,
) {
  const key = fileKey(file)
  const found = await storage.find(key)
  if (!found) return sendDetail(reply, 404, 'not_found')
  reply.header('accept-ranges', 'bytes')
  if (file.kind === 'document') reply.header('content-disposition', 'attachment')
  if (isKnown(request, reply, fileName(file))) return reply.code(304).send()
  const part = partOf(request, { size: found.size, tag: tagOf(fileName(file)) })
  if (part === 'unsatisfiable') {
    reply.header('content-range', `bytes */${found.size}`).header('cache-control', 'no-store')
    return reply.code(416).send()
  }
  const kept = await storage.read(key, part ?? undefined)
  if (!kept) return sendDetail(reply, 404, 'not_found')
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${found.size}`)
  return reply.type(types[file.kind]).header('content-length', kept.size).send(kept.stream)
}

/** A bit of the library's code. */
const malformed = 1

const tagOf = (name: string) => `"${name}"`

/** The caller has it already. */
function isKnown({ headers }: FastifyRequest, reply: FastifyReply, name: string): boolean {
  const tag = tagOf(name)
  reply.header('cache-control', `public, max-age=${year}, immutable`).header('etag', tag)
  return headers['if-none-match'] === tag
}

/** Null for the whole file: without a range, with several, and for whoever holds another file. */
function partOf(
  { headers }: FastifyRequest,
  { size, tag }: { size: number; tag: string },
): Part | null | 'unsatisfiable' {
  const { range, 'if-range': condition } = headers
  if (range === undefined || (condition !== undefined && condition !== tag)) return null
  const { type, code, ranges } = parseRange(size, range)
  if (type !== 'bytes' || (code & malformed) !== 0) return null
  const [first] = ranges
  if (!first) return 'unsatisfiable'
  return ranges.length === 1 ? { start: first.start, end: first.end } : null
}
