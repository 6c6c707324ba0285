import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { ZipFile } from 'yazl'

/** What a path answers; a number is a status. */
export type PictureAnswer = Buffer | number | { location: string } | { html: string }

/** Another company's server with pictures, on this machine. */
export interface PictureServer {
  origin: string
  /** Paths in the order in which they were asked for. */
  asked: string[]
  /** What else than a picture of its own colour a path answers. */
  answers: Map<string, PictureAnswer>
  close: () => void
}

/** Each path has a picture of its own colour, unless there is a usual one. */
export async function openPictureServer({
  usual,
}: {
  usual?: Buffer
} = {}): Promise<PictureServer> {
  const asked: string[] = []
  const answers = new Map<string, PictureAnswer>()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const send = async () => {
      const answer = await answerOf(answers.get(path) ?? usual, path)
      if (typeof answer === 'number') response.writeHead(answer).end()
      else if (Buffer.isBuffer(answer))
        response.writeHead(200, { 'content-type': 'image/png' }).end(answer)
      else if ('location' in answer) response.writeHead(302, { location: answer.location }).end()
      else response.writeHead(200, { 'content-type': 'text/html' }).end(answer.html)
    }
    void send()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    answers,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answerOf(given: PictureAnswer | undefined, path: string): Promise<PictureAnswer> {
  return given ?? colourOf(path)
}

/** A small picture that no other name has. */
export function colourOf(name: string): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest()
  return sharp({ create: { width: 60, height: 40, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}

/** A ZIP file of these, by their paths. */
export async function zipOf(
  files: Readonly<Record<string, Buffer>>,
  { compress = false } = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, data] of Object.entries(files)) zip.addBuffer(data, path, { compress })
  zip.end()
  return buffer(zip.outputStream)
}
