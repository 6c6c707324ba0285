import type { ReactElement, ReactNode } from 'react'
import { type Exporter, List, type RaRecord, SearchInput, type SortPayload } from 'react-admin'
import { Page } from '../../layout/Page.tsx'
import { querying } from '../../providers/granted.ts'
import type { DownloadList } from './DownloadButton.tsx'
import { ListFailure } from './ListFailure.tsx'
import { listLook } from './list-look.ts'
import { ListToolbar } from './ListToolbar.tsx'

type FilterInput = ReactElement<{ alwaysOn?: boolean }>

interface StaffListProps<T extends RaRecord> {
  title: string
  /** Beside the heading. */
  aside?: ReactNode
  /** Between the heading and the list. */
  intro?: ReactNode
  /** The label of the search box: what it searches. */
  search?: string
  filters?: readonly FilterInput[]
  /** The filter until somebody chooses another. */
  filterDefaultValues?: Readonly<Record<string, unknown>>
  sort: SortPayload
  perPage?: number
  pagination?: ReactElement
  /** Read again at an interval, since new records arrive while somebody looks. */
  isLive?: boolean
  exporter?: Exporter<T>
  /** Instead of an exporter: the API writes the file, of whatever length. */
  download?: DownloadList
  /** The bar of choices, then the table. */
  children: ReactNode
}

const live = { ...querying, refetchInterval: 30_000 }

/** A list of staff. Its filters, sort and page are in the address; react-admin keeps them there. */
export function StaffList<T extends RaRecord>(props: StaffListProps<T>) {
  const { title, aside, intro, search, filters = [], sort, perPage = 25, pagination } = props
  const { filterDefaultValues, isLive = false, exporter = false, download, children } = props
  const toolbar = {
    hasFilters: filters.some((filter) => filter.props.alwaysOn !== true),
    isExported: exporter !== false,
  }
  return (
    <Page title={title} wide aside={aside}>
      {intro}
      <List<T>
        title={false}
        filters={search === undefined ? [...filters] : [searchInput(search), ...filters]}
        filterDefaultValues={filterDefaultValues}
        // Without any, react-admin would draw a second button that creates.
        actions={
          Object.values(toolbar).includes(true) || download ? (
            <ListToolbar {...toolbar} download={download} />
          ) : (
            false
          )
        }
        exporter={exporter}
        sort={sort}
        perPage={perPage}
        pagination={pagination}
        empty={false}
        error={<ListFailure />}
        queryOptions={isLive ? live : querying}
        sx={listLook}
      >
        {children}
      </List>
    </Page>
  )
}

function searchInput(label: string) {
  return (
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={label}
      inputProps={{ 'aria-label': label }}
    />
  )
}
