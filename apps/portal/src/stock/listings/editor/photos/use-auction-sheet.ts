import type { Refusal } from '@bandari/sdk'
import { useRef, useState } from 'react'
import {
  removeListingFile,
  showAuctionSheet,
  uploadAuctionSheet,
} from '../../../../providers/photos.ts'
import { tooLarge, uploadFailure } from './messages.ts'
import { photoToSend } from './photo-to-send.ts'
import { isPdf } from './photo-kind.ts'
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
      const sheet = isDocument ? file : await photoToSend(file)
      if (typeof sheet === 'string') return t(sheet)
      if (isDocument && file.size > maxBytes) return t(tooLarge)
      const { refusal } = await uploadAuctionSheet(cid, sheet)
      return refusal ? sentenceOf(refusal, isDocument) : null
    })
  const remove = () =>
    once(async () => {
      const refusal = await removeListingFile(cid, 'auction-sheet')
      return refusal && refusal.status !== 404 ? uploadFailure(refusal) : null
    })
  const show = (shown: boolean) =>
    once(
      async () => {
        const refusal = await showAuctionSheet(cid, shown)
        return refusal ? uploadFailure(refusal) : null
      },
      { takesLong: false },
    )
  return { send, remove, show, isBusy, failure }
}

/** The server knows what is wrong with a PDF; of a photo the specification has the sentence. */
function sentenceOf(refusal: Refusal, isDocument: boolean): string {
  return (isDocument ? refusal.fields['image'] : undefined) ?? uploadFailure(refusal)
}
