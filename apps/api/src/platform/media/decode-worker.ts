import type { Log } from '../../core/log.ts'
import { FileWorker, unreadable } from '../processes/file-worker.ts'
import { faultOfKind, type Picture, type PictureFault } from './normalize-photo.ts'

/** Uploads are decoded in a process of their own: a file that kills the decoder does not kill the shop. */
const worker = new FileWorker<Picture | PictureFault>({
  script: new URL('./decode-worker-process.ts', import.meta.url),
  // A fresh one takes 90 MB; two large photos at once take 150 more.
  mostMemory: 300e6,
  // A picture that waits in the process for two others has their time, too.
  mostSeconds: 40,
  atOnce: 3,
})

/** A fault unless the file is a JPEG, PNG, WebP or AVIF that can be read to its end. */
export async function decode(data: Buffer, log: Log): Promise<Picture | PictureFault> {
  const fault = faultOfKind(data)
  if (fault) return fault
  const picture = await worker.read(data, log)
  if (picture === unreadable) return 'image_too_large'
  return typeof picture === 'string' ? picture : { ...picture, data: Buffer.from(picture.data) }
}
