import { useRef, useState } from 'react'
import { removeAuctionSheet, uploadAuctionSheet } from '../../../../providers/photos.ts'
import { tooLarge, uploadFailure, wrongFormat } from './messages.ts'
import { isPhoto } from './photo-kind.ts'
import { shrink } from './shrink.ts'
import { t } from '../../../../language/translator.ts'

const maxBytes = 10 * 1024 * 1024

/** Sends or removes the picture of the auction sheet, one thing at a time. */
export function useAuctionSheet(cid: number, onChanged: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isUnderWay = useRef(false)

  const once = async (act: () => Promise<string | null>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    const failed = await act()
    setFailure(failed)
    if (failed === null) await onChanged()
    setBusy(false)
    isUnderWay.current = false
  }
  const send = (file: File) =>
    once(async () => {
      if (!(await isPhoto(file))) return t(wrongFormat)
      const image = await shrink(file)
      if (image.size > maxBytes) return t(tooLarge)
      const { refusal } = await uploadAuctionSheet(cid, image)
      return refusal ? uploadFailure(refusal.status) : null
    })
  const remove = () =>
    once(async () => {
      const refusal = await removeAuctionSheet(cid)
      return refusal && refusal.status !== 404 ? uploadFailure(refusal.status) : null
    })
  return { send, remove, isBusy, failure }
}
