import { useRef, useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { t } from '../../../language/translator.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'

/** The contract's limit; a larger file is refused before it is sent. */
const maxBytes = 100 * 1024 * 1024

interface Refused {
  name: string
  problems: string[]
}

/** Sends a ZIP file with pictures. A second file waits for the first. */
export function useArchive(id: number) {
  const { uploadImportPictures } = useDataProvider<PortalDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const isUnderWay = useRef(false)
  const [sending, setSending] = useState<{ name: string; progress: number } | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)

  const send = async (archive: File) => {
    const { name, size } = archive
    if (isUnderWay.current) return
    if (size > maxBytes) return setRefused({ name, problems: [t('portalPictures.zipTooLarge')] })
    isUnderWay.current = true
    setRefused(null)
    setSending({ name, progress: 0 })
    const onProgress = (progress: number) => setSending({ name, progress })
    try {
      const answer = await uploadImportPictures({ id, archive, onProgress })
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (answer && 'refused' in answer) setRefused({ name, problems: answer.refused })
      else if (answer) {
        notify(t('portalPictures.zipTaken'), { type: 'info' })
        refresh()
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      setRefused({ name, problems: [message] })
    } finally {
      isUnderWay.current = false
      setSending(null)
    }
  }
  return { sending, refused, send: (file: File) => void send(file) }
}
