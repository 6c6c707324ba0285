import { Button } from '@bandari/ui'
import { useEffect, useRef, useState } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { saveFile } from '../save-file.ts'
import css from './Documents.module.css'

export interface PrivateFileFacts {
  file_name: string
  file_type: 'image/jpeg' | 'application/pdf'
}

interface PrivateFileProps {
  file: PrivateFileFacts
  label: string
  /** Says why it cannot be opened. */
  failed: (failure: string) => string
  /** The reader's API call. */
  load: () => Promise<Blob>
}

/** A picture is shown below its button; a PDF of somebody else is saved, and no page of ours draws it. */
export function PrivateFile({ file, label, failed, load }: PrivateFileProps) {
  const { open, isLoading, picture, failure } = usePrivateFile(file, load)
  return (
    <>
      <Button variant="secondary" loading={isLoading} onClick={open}>
        {label}
      </Button>
      {failure !== null && <span role="alert">{failed(failure)}</span>}
      {picture !== null && <img className={css.shown} src={picture} alt={file.file_name} />}
    </>
  )
}

/** A second press while the first is under way does nothing. */
function usePrivateFile({ file_name, file_type }: PrivateFileFacts, load: () => Promise<Blob>) {
  const logoutIfDenied = useLogoutIfAccessDenied()
  const isUnderWay = useRef(false)
  const [isLoading, setLoading] = useState(false)
  const [picture, setPicture] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => () => (picture === null ? undefined : URL.revokeObjectURL(picture)), [picture])
  const fetchIt = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setLoading(true)
    setFailure(null)
    try {
      const file = await load()
      if (file_type === 'image/jpeg') setPicture(URL.createObjectURL(file))
      else saveFile(file, file_name)
    } catch (error) {
      if (await logoutIfDenied(error)) return
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setLoading(false)
    }
  }
  return { open: () => void fetchIt(), isLoading, picture, failure }
}
