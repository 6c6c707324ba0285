import { List, Pagination, type RaRecord, SearchInput } from 'react-admin'
import { querying } from '../../providers/granted.ts'
import { ListFailure } from './ListFailure.tsx'
import { ListViews } from './ListViews.tsx'
import { listLook } from './list-look.ts'
import { ListToolbar } from './ListToolbar.tsx'
import type { StaffListProps } from './StaffList.tsx'

const live = { ...querying, refetchInterval: 30_000 }

/** What is below the heading of a list: react-admin's search, filters, buttons and pages around the rows. */
export function ListFrame<T extends RaRecord>(
  props: Omit<StaffListProps<T>, 'title' | 'aside' | 'intro'>,
) {
  const { search, filters = [], filterDefaultValues, sort, perPage = 25, isWhole = false } = props
  const { isLive = false, exporter = false, download, children, views = [], columnsOf } = props
  const toolbar = {
    hasFilters: filters.some((filter) => filter.props.alwaysOn !== true),
    isExported: exporter !== false,
  }
  return (
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
      pagination={isWhole ? <Pagination rowsPerPageOptions={[]} /> : undefined}
      empty={false}
      error={<ListFailure />}
      queryOptions={isLive ? live : querying}
      sx={listLook}
    >
      <ListViews
        standard={views}
        usual={{ filter: filterDefaultValues ?? {}, sort }}
        columnsOf={columnsOf}
      />
      {children}
    </List>
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
