import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import {
  ExportButton,
  FilterButton,
  SelectColumnsButton,
  TopToolbar,
  useListContext,
} from 'react-admin'
import { DownloadButton, type DownloadList } from './DownloadButton.tsx'

export interface ListToolbarProps {
  /** Some filters are only shown when asked for. */
  hasFilters: boolean
  /** Columns may be chosen, where there is room for them. */
  hasColumns: boolean
  isExported: boolean
  /** Where the API writes the file of the list. */
  download?: DownloadList | undefined
}

export function ListToolbar({ hasFilters, hasColumns, isExported, download }: ListToolbarProps) {
  const { total = 0 } = useListContext()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  return (
    <TopToolbar>
      {hasFilters && <FilterButton />}
      {hasColumns && isWide && <SelectColumnsButton />}
      {isExported && total > 0 && <ExportButton maxResults={5000} />}
      {download && total > 0 && <DownloadButton download={download} />}
    </TopToolbar>
  )
}
