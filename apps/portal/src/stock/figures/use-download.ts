import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import type { NamedFile } from '../../providers/file.ts'
import { saveFile } from '../../shared/save-file.ts'
import type { FigureChoices } from './use-figures.ts'

/** The table's listings, all pages of them, as a file. */
export function useDownload({ days, sort, order, q }: FigureChoices) {
  const { exportListingFigures } = useDataProvider<PortalDataProvider>()
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      const query = { days, sort, order, ...(q !== '' && { q }) }
      const { file, name }: Partial<NamedFile> = await exportListingFigures(query)
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (file && name) saveFile(file, name)
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setLoading(false)
    }
  }
  return { download, isLoading }
}
