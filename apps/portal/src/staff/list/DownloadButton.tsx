import Download from '@mui/icons-material/GetApp'
import { useState } from 'react'
import { Button, useListContext, useNotify } from 'react-admin'
import type { NamedFile } from '../../providers/file.ts'
import { saveFile } from '../../shared/save-file.ts'

export type DownloadList = (filter: Record<string, unknown>) => Promise<Partial<NamedFile>>

/** Saves a list as the file that the API makes of it, with the filters that are chosen. */
export function DownloadButton({ download }: { download: DownloadList }) {
  const { filterValues } = useListContext()
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    try {
      const { file, name } = await download(filterValues)
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (file && name) saveFile(file, name)
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button label="ra.action.export" disabled={isLoading} onClick={() => void save()}>
      <Download />
    </Button>
  )
}
