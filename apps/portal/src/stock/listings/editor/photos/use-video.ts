import { useEffect, useRef, useState } from 'react'
import { removeListingFile, uploadListingVideo } from '../../../../providers/photos.ts'
import { sentenceOf } from '../../../../providers/granted.ts'
import { t } from '../../../../language/translator.ts'

const maxBytes = 30 * 1024 * 1024

/** Sends or removes the video of a listing, one thing at a time. */
export function useVideo(cid: number, onChanged: () => Promise<unknown>) {
  /** Between 0 and 1 while one is on its way. */
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const underWay = useRef<AbortController>(undefined)
  // An upload belongs to the page that shows it.
  useEffect(() => () => underWay.current?.abort(), [])

  const once = async (act: (signal: AbortSignal) => Promise<string | null>) => {
    if (underWay.current) return
    const control = new AbortController()
    underWay.current = control
    setProgress(0)
    const failed = await act(control.signal)
    underWay.current = undefined
    if (control.signal.aborted) return
    setFailure(failed)
    if (failed === null) await onChanged()
    setProgress(null)
  }
  const send = (video: File) =>
    once(async (signal) => {
      if (video.size > maxBytes) return t('portalEditor.video.tooLarge')
      const { refusal } = await uploadListingVideo({ cid, video, onProgress: setProgress, signal })
      return refusal ? (refusal.fields['video'] ?? sentenceOf(refusal)) : null
    })
  const remove = () =>
    once(async () => {
      const refusal = await removeListingFile(cid, 'video')
      return refusal && refusal.status !== 404 ? sentenceOf(refusal) : null
    })
  return { send, remove, progress, failure }
}
