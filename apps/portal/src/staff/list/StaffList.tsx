import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import type { Exporter, RaRecord, SortPayload } from 'react-admin'
import { RowsSkeleton } from '../../layout/ListSkeleton.tsx'
import { Page } from '../../layout/Page.tsx'
import type { DownloadList } from './DownloadButton.tsx'
import { loadFilters } from './filters.tsx'
import type { ListView } from '../../shared/views/list-views.ts'

// react-admin's lists are a third of what a screen of staff weighs: its heading need not wait for them.
const ListFrame = lazy(async () => {
  const [{ ListFrame: Frame }] = await Promise.all([import('./ListFrame.tsx'), loadFilters()])
  return { default: Frame }
})

type FilterInput = ReactElement<{ alwaysOn?: boolean }>

export interface StaffListProps<T extends RaRecord> {
  title: string
  /** Beside the heading. */
  aside?: ReactNode
  /** Between the heading and the list. */
  intro?: ReactNode
  /** The label of the search box: what it searches. */
  search?: string
  filters?: readonly FilterInput[]
  /** The views that everybody has beside their own; the first shows all. */
  views?: readonly ListView[]
  /** The `storeKey` of a table whose columns may be chosen: its views keep them. */
  columnsOf?: string
  /** The filter until somebody chooses another. */
  filterDefaultValues?: Readonly<Record<string, unknown>>
  sort: SortPayload
  perPage?: number
  /** All of it is on one page: how many rows a page has is not asked. */
  isWhole?: boolean
  /** Read again at an interval, since new records arrive while somebody looks. */
  isLive?: boolean
  exporter?: Exporter<T>
  /** Instead of an exporter: the API writes the file, of whatever length. */
  download?: DownloadList
  /** The bar of choices, then the table. */
  children: ReactNode
}

/** A list of staff. Its filters, sort and page are in the address; react-admin keeps them there. */
export function StaffList<T extends RaRecord>(props: StaffListProps<T>) {
  const { title, aside, intro, ...list } = props
  return (
    <Page title={title} wide aside={aside}>
      {intro}
      <Suspense fallback={<RowsSkeleton />}>
        <ListFrame {...(list as StaffListProps<RaRecord>)} />
      </Suspense>
    </Page>
  )
}
