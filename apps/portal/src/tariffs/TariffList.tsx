import type { SupportTariff } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { List, SearchInput } from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { paths } from '../paths.ts'
import { querying } from '../providers/granted.ts'
import { ChoiceFilter, choicesOf } from '../staff/list/ChoiceFilter.tsx'
import { CreateLink } from '../staff/list/CreateLink.tsx'
import { ListFailure } from '../staff/list/ListFailure.tsx'
import { listLook } from '../staff/list/list-look.ts'
import { stateWords } from './tariff-words.ts'
import { TariffGaps } from './TariffGaps.tsx'
import { TariffRows } from './TariffRows.tsx'
import { TariffTable } from './TariffTable.tsx'

const searchLabel = 'Port or type'
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searchLabel}
    inputProps={{ 'aria-label': searchLabel }}
  />,
]

const latestFirst = { field: 'valid_from', order: 'DESC' } as const

/** What shipping costs, costed and will cost (decisions 8 and 24). */
export function TariffList() {
  return (
    <StaffOnly operation="listSupportTariffs">
      <Page
        title="Tariffs"
        wide
        aside={<CreateLink to={paths.newTariff} label="New tariff" operation="createTariff" />}
      >
        <p>
          A port’s own tariff overrules the general one there. Baskets and orders are charged what
          is in force at that moment.
        </p>
        <TariffGaps />
        <List<SupportTariff>
          title={false}
          resource="support/tariffs"
          filters={filters}
          actions={false}
          exporter={false}
          sort={latestFirst}
          perPage={25}
          empty={false}
          error={<ListFailure what="tariffs" />}
          queryOptions={querying}
          sx={listLook}
        >
          <ChoiceFilter legend="State" choices={choicesOf('state', Object.entries(stateWords))} />
          <Tariffs />
        </List>
      </Page>
    </StaffOnly>
  )
}

function Tariffs() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return isPhone ? <TariffRows /> : <TariffTable />
}
