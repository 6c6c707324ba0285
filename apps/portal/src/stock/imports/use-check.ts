import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { type FileKind, maxBytes, wireKinds } from './messages.ts'
import { t } from '../../language/translator.ts'

export type Check =
  | { state: 'idle' }
  /** When all of it is sent, the server is still reading it. */
  | { state: 'sending'; name: string; progress: number }
  | { state: 'refused'; name: string; problems: string[] }
  | { state: 'failed'; message: string; again: () => void }

/** Sends a file to be checked and leads to what was found. A second file waits for the first. */
export function useCheck(kind: FileKind) {
  const { startImport } = useDataProvider<PortalDataProvider>()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [check, setCheck] = useState<Check>({ state: 'idle' })

  const send = async (file: File) => {
    if (isUnderWay.current) return
    const { name } = file
    if (file.size > maxBytes)
      return setCheck({ state: 'refused', name, problems: [t('portalListings.import.tooLarge')] })
    isUnderWay.current = true
    setCheck({ state: 'sending', name, progress: 0 })
    const onProgress = (progress: number) => setCheck({ state: 'sending', name, progress })
    try {
      const checked = await startImport({ file, kind: wireKinds[kind], onProgress })
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (!checked) return setCheck({ state: 'idle' })
      if ('refused' in checked) setCheck({ state: 'refused', name, problems: checked.refused })
      else void navigate(paths.importListings(checked.found.id))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      setCheck({ state: 'failed', message, again: () => void send(file) })
    } finally {
      isUnderWay.current = false
    }
  }
  return { check, send: (file: File) => void send(file) }
}
