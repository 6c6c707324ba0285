import { Button } from '@bandari/ui'
import Download from '@mui/icons-material/FileDownloadOutlined'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { NamedFile } from '../../providers/file.ts'
import { saveFile } from '../../shared/save-file.ts'
import css from './Imports.module.css'

export interface DownloadButtonProps {
  children: string
  download: () => Promise<NamedFile>
}

export function DownloadButton({ children, download }: DownloadButtonProps) {
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  const onClick = async () => {
    setLoading(true)
    try {
      const { file, name }: Partial<NamedFile> = await download()
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (file && name) saveFile(file, name)
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="secondary" loading={isLoading} onClick={() => void onClick()}>
      <Download className={css.buttonIcon} aria-hidden="true" />
      {children}
    </Button>
  )
}
