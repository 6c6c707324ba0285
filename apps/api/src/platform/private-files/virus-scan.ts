import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Log } from '../../core/log.ts'
import { UnavailableError } from '../../core/unavailable.ts'

/** ClamAV's daemon, asked by its INSTREAM command (clamd(8)). */

interface Dependencies {
  settings: { clamavUrl: string | null }
  log: Log
}

const patienceMs = 30_000

/**
 * Whether a virus was found. Where a scanner is configured and does not answer, every file is refused.
 */
export async function isInfected({ settings, log }: Dependencies, data: Buffer): Promise<boolean> {
  if (settings.clamavUrl === null) return false
  const answer = await ask(settings.clamavUrl, data).catch((cause: unknown) => {
    log.error({ err: cause }, 'the virus scanner does not answer')
    throw new UnavailableError('scanner_unavailable', 60, cause)
  })
  if (answer.endsWith(' FOUND')) {
    log.warn({ scanner: answer }, 'an upload was refused as infected')
    return true
  }
  if (answer === 'stream: OK') return false
  log.error({ scanner: answer }, 'the virus scanner could not scan an upload')
  throw new UnavailableError('scanner_unavailable', 60)
}

async function ask(url: string, data: Buffer): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) })
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('the scanner is silent')))
  const answer = text(socket)
  socket.write('zINSTREAM\0')
  socket.write(sizeOf(data.length))
  socket.write(data)
  socket.write(sizeOf(0))
  return (await answer).replaceAll('\0', '').trim()
}

/** The size of the chunk that follows; a zero ends the stream. */
function sizeOf(bytes: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(bytes)
  return size
}
