import { useEffect, useState, useSyncExternalStore } from 'react'
import { uploadListingImage } from '../../../../providers/photos.ts'
import { failureOf, stalled } from './messages.ts'
import { photoToSend } from './photo-to-send.ts'
import { type Send, UploadQueue } from './upload-queue.ts'

/** The queue of one listing's uploads, for as long as its editor is open. */
export function useUploads(cid: number, onArrived: (slot: number) => Promise<unknown>) {
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: sendTo(cid),
        stalled,
        previewOf: (file) => URL.createObjectURL(file),
        forget: (preview) => URL.revokeObjectURL(preview),
      }),
  )
  // The queue outlives the render that made it.
  useEffect(() => {
    queue.whenArrived(({ slot }) => onArrived(slot))
  }, [queue, onArrived])
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot)
  // Uploads belong to the page that shows them.
  useEffect(() => () => queue.close(), [queue])
  return { queue, uploads }
}

function sendTo(cid: number): Send {
  return async ({ slot, file }, sending) => {
    const image = await photoToSend(file)
    if (typeof image === 'string') return image
    if (sending.signal.aborted) return null
    const { refusal } = await uploadListingImage({ cid, slot, image, ...sending })
    return refusal ? failureOf(refusal) : null
  }
}
