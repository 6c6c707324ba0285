import type { SupportPort } from '@bandari/sdk'
import { EmptyState } from '@bandari/ui'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { DataTable, List, SearchInput, SimpleList } from 'react-admin'
import { Link } from 'react-router-dom'
import { Page } from '../../layout/Page.tsx'
import { StaffOnly } from '../../staff/StaffOnly.tsx'
import { paths } from '../../paths.ts'
import { querying } from '../../providers/granted.ts'
import { CreateLink } from '../../staff/list/CreateLink.tsx'
import { ListFailure } from '../../staff/list/ListFailure.tsx'
import { listLook } from '../../staff/list/list-look.ts'
import { useMay } from '../../staff/use-may.ts'

const searchLabel = 'Name of a port'
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searchLabel}
    inputProps={{ 'aria-label': searchLabel }}
  />,
]

const byName = { field: 'name', order: 'ASC' } as const

/** Where vehicles are shipped to; countries choose among them (decision 24). */
export function PortList() {
  return (
    <StaffOnly operation="listSupportPorts">
      <Page
        title="Ports"
        wide
        aside={<CreateLink to={paths.newPort} label="Add port" operation="createPort" />}
      >
        <List<SupportPort>
          title={false}
          resource="support/ports"
          filters={filters}
          actions={false}
          exporter={false}
          sort={byName}
          perPage={25}
          empty={false}
          error={<ListFailure what="ports" />}
          queryOptions={querying}
          sx={listLook}
        >
          <Ports />
        </List>
      </Page>
    </StaffOnly>
  )
}

const Column = DataTable.Col<SupportPort>
const none = <EmptyState title="No port matches">Try fewer letters of its name.</EmptyState>

function Ports() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const isEditor = useMay('updatePort')
  if (isPhone) {
    return (
      <SimpleList<SupportPort>
        linkType={isEditor ? 'edit' : false}
        empty={none}
        primaryText={nameOf}
        secondaryText={servedWords}
        sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
      />
    )
  }
  return (
    <DataTable<SupportPort>
      rowClick={isEditor ? 'edit' : false}
      bulkActionButtons={false}
      empty={none}
    >
      <Column source="name" label="Port" render={isEditor ? linkedName : ({ name }) => name} />
      <Column source="countries" label="Serves" disableSort render={servedWords} />
      <Column source="options" label="Codes" disableSort render={codesOf} />
    </DataTable>
  )
}

/** The link is for the keyboard and for new tabs; a row answers to the mouse alone. */
function linkedName({ id, name }: SupportPort) {
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <Link to={paths.port(id)} onClick={stop}>
      {name}
    </Link>
  )
}

function nameOf({ name }: SupportPort) {
  return <strong>{name}</strong>
}

function servedWords({ countries }: SupportPort): string {
  return countries.length === 0 ? 'No country yet' : countries.join(', ')
}

function codesOf({ options }: SupportPort): string {
  return options.map(({ code }) => code).join(', ')
}
