import { WorkerProcess } from '../processes/worker-process.ts'
import { looksLikePhoto, type Picture } from './normalize-photo.ts'

/** Uploads are decoded in a process of their own: a file that kills the decoder does not kill the shop. */
const worker = new WorkerProcess<Buffer, Picture | null>({
  script: new URL('./decode-worker-process.ts', import.meta.url),
  // A fresh one takes 90 MB; two large photos at once take 150 more.
  mostMemory: 300e6,
})

/** Null unless the file is a JPEG or PNG that can be read to its end. */
export async function decode(data: Buffer): Promise<Picture | null> {
  if (!looksLikePhoto(data)) return null
  const picture = await worker.run(data)
  return picture && { hash: picture.hash, data: Buffer.from(picture.data) }
}
