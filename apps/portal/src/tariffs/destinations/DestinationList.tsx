import type { SupportDestination } from '@bandari/sdk'
import { Badge, EmptyState } from '@bandari/ui'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { DataTable, List, SearchInput, SimpleList } from 'react-admin'
import { Link } from 'react-router-dom'
import { Page } from '../../layout/Page.tsx'
import { StaffOnly } from '../../staff/StaffOnly.tsx'
import { paths } from '../../paths.ts'
import { querying } from '../../providers/granted.ts'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { ListFailure } from '../../staff/list/ListFailure.tsx'
import { listLook } from '../../staff/list/list-look.ts'
import css from '../../staff/list/StaffTable.module.css'
import { useMay } from '../../staff/use-may.ts'
import { portWords } from './destination-words.ts'

const searchLabel = 'Country or its code'
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searchLabel}
    inputProps={{ 'aria-label': searchLabel }}
  />,
]

const inOrder = { field: 'position', order: 'ASC' } as const
const offered = { is_destination: true }
const choices = [
  [true, 'We ship there'],
  [false, 'We do not'],
] as const

/** Countries that buyers may choose, in the order in which they are offered (decision 24). */
export function DestinationList() {
  return (
    <StaffOnly operation="listSupportDestinations">
      <Page title="Destinations" wide>
        <List<SupportDestination>
          title={false}
          resource="support/destinations"
          filters={filters}
          filterDefaultValues={offered}
          actions={false}
          exporter={false}
          sort={inOrder}
          perPage={50}
          empty={false}
          error={<ListFailure what="destinations" />}
          queryOptions={querying}
          sx={listLook}
        >
          <ChoiceFilter legend="Shipping" choices={choicesOf('is_destination', choices)} />
          <Destinations />
        </List>
      </Page>
    </StaffOnly>
  )
}

const Column = DataTable.Col<SupportDestination>
const none = (
  <EmptyState title="No country matches">Try all countries, or fewer letters.</EmptyState>
)

function Destinations() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const isEditor = useMay('updateDestination')
  if (isPhone) {
    return (
      <SimpleList<SupportDestination>
        linkType={isEditor ? 'edit' : false}
        empty={none}
        primaryText={headOf}
        secondaryText={portWords}
        sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
      />
    )
  }
  return (
    <DataTable<SupportDestination>
      rowClick={isEditor ? 'edit' : false}
      bulkActionButtons={false}
      empty={none}
    >
      <Column source="position" label="Place" render={({ position }) => position ?? '–'} />
      <Column source="name" label="Country" render={isEditor ? linkedName : ({ name }) => name} />
      <Column source="ports" label="Ports" disableSort render={portWords} />
      <Column source="is_destination" label="Shipping" disableSort render={chipOf} />
    </DataTable>
  )
}

function headOf(country: SupportDestination) {
  return (
    <span className={css.rowHead}>
      <strong>
        {country.position !== null && `${country.position}. `}
        {country.name}
      </strong>
      {chipOf(country)}
    </span>
  )
}

/** The link is for the keyboard and for new tabs; a row answers to the mouse alone. */
function linkedName({ id, name }: SupportDestination) {
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <Link to={paths.destination(id)} onClick={stop}>
      {name}
    </Link>
  )
}

function chipOf({ is_destination }: SupportDestination) {
  return is_destination ? <Badge tone="available">We ship there</Badge> : <Badge>We do not</Badge>
}
