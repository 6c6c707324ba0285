import type { Refusal } from '@bandari/sdk'
import { useRef, useState } from 'react'
import {
  removeListingFile,
  showAuctionSheet,
  uploadAuctionSheet,
} from '../../../../providers/photos.ts'
import { tooLarge, uploadFailure, wrongFormat } from './messages.ts'
import { isPdf, isPhoto } from './photo-kind.ts'
import { shrink } from './shrink.ts'
import { t } from '../../../../language/translator.ts'

const maxBytes = 10 * 1024 * 1024

/** Sends, shows or removes the auction sheet, one thing at a time. */
export function useAuctionSheet(cid: number, onChanged: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isUnderWay = useRef(false)

  const once = async (act: () => Promise<string | null>, { takesLong = true } = {}) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(takesLong)
    const failed = await act()
    setFailure(failed)
    if (failed === null) await onChanged()
    setBusy(false)
    isUnderWay.current = false
  }
  const send = (file: File) =>
    once(async () => {
      const isDocument = await isPdf(file)
      if (!isDocument && !(await isPhoto(file))) return t(wrongFormat)
      const sheet = isDocument ? file : await shrink(file)
      if (sheet.size > maxBytes) return t(tooLarge)
      const { refusal } = await uploadAuctionSheet(cid, sheet)
      return refusal ? sentenceOf(refusal, isDocument) : null
    })
  const remove = () =>
    once(async () => {
      const refusal = await removeListingFile(cid, 'auction-sheet')
      return refusal && refusal.status !== 404 ? uploadFailure(refusal.status) : null
    })
  const show = (shown: boolean) =>
    once(
      async () => {
        const refusal = await showAuctionSheet(cid, shown)
        return refusal ? uploadFailure(refusal.status) : null
      },
      { takesLong: false },
    )
  return { send, remove, show, isBusy, failure }
}

/** The server knows what is wrong with a PDF; of a photo the specification has the sentence. */
function sentenceOf({ status, fields }: Refusal, isDocument: boolean): string {
  return (isDocument ? fields['image'] : undefined) ?? uploadFailure(status)
}
