import { ExportButton, FilterButton, TopToolbar, useListContext } from 'react-admin'
import { DownloadButton, type DownloadList } from './DownloadButton.tsx'

export interface ListToolbarProps {
  /** Some filters are only shown when asked for. */
  hasFilters: boolean
  isExported: boolean
  /** Where the API writes the file of the list. */
  download?: DownloadList | undefined
}

export function ListToolbar({ hasFilters, isExported, download }: ListToolbarProps) {
  const { total = 0 } = useListContext()
  return (
    <TopToolbar>
      {hasFilters && <FilterButton />}
      {isExported && total > 0 && <ExportButton maxResults={5000} />}
      {download && total > 0 && <DownloadButton download={download} />}
    </TopToolbar>
  )
}
