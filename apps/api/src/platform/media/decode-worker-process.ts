import { takeIn } from './intake.ts'

/** The other end of `decode-worker.ts`: takes in one file a message. Ends when nobody is connected any more. */

export interface Job {
  id: number
  data: Uint8Array
}

export type Outcome =
  | { id: number; hash: string; data: Uint8Array; rss: number }
  | { id: number; hash: null; rss: number }
  | { id: number; failure: string; rss: number }

process.on('message', (job: Job) => void answer(job))

async function answer({ id, data }: Job) {
  const outcome = await decode(id, data)
  if (process.connected) process.send?.(outcome)
}

async function decode(id: number, data: Uint8Array): Promise<Outcome> {
  try {
    const picture = await takeIn(Buffer.from(data.buffer, data.byteOffset, data.byteLength))
    return { id, ...(picture ?? { hash: null }), rss: process.memoryUsage.rss() }
  } catch (error) {
    return { id, failure: String(error), rss: process.memoryUsage.rss() }
  }
}
