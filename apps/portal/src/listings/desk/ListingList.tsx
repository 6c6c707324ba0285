import type { SupportListing } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { Box, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import {
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
} from 'react-admin'
import { Page } from '../../layout/Page.tsx'
import { StaffOnly } from '../../staff/StaffOnly.tsx'
import { querying } from '../../providers/granted.ts'
import { ListFailure } from '../../staff/list/ListFailure.tsx'
import { listLook } from '../../staff/list/list-look.ts'
import { ListingFilter } from './ListingFilter.tsx'
import { ListingRows } from './ListingRows.tsx'
import { ListingTable } from './ListingTable.tsx'
import { classNames, countedTo, marketNames } from './listing-words.ts'

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }))

const states = { live: 'For sale', 'sold-out': 'Sold out', hidden: 'Hidden', draft: 'Draft' }

const searchLabel = 'Number, title, part number'
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searchLabel}
    inputProps={{ 'aria-label': searchLabel }}
  />,
  <SelectInput key="class" source="prod_class" label="Kind" choices={choicesOf(classNames)} />,
  <SelectInput key="market" source="market" label="Market" choices={choicesOf(marketNames)} />,
  <SelectInput key="state" source="state" label="State" choices={choicesOf(states)} />,
  <TextInput key="email" source="seller_email" label="Vendor’s e-mail" type="email" />,
]

const newestFirst = { field: 'date_created', order: 'DESC' } as const

/** Every product of either market (decision 24). */
export function ListingList() {
  return (
    <StaffOnly operation="listSupportListings">
      <Page title="Listings" wide>
        <List<SupportListing>
          title={false}
          resource="support/listings"
          filters={filters}
          actions={<ListActions />}
          exporter={false}
          sort={newestFirst}
          perPage={25}
          empty={false}
          error={<ListFailure what="listings" />}
          queryOptions={querying}
          sx={listLook}
        >
          <ListingFilter />
          <CountedTo />
          <Listings />
        </List>
      </Page>
    </StaffOnly>
  )
}

function ListActions() {
  return (
    <TopToolbar>
      <FilterButton />
    </TopToolbar>
  )
}

/** A list that ends at a thousand says so. */
function CountedTo() {
  const { total } = useListContext()
  if (total !== countedTo) return null
  return (
    <Box sx={{ padding: 2 }}>
      <Notice live title="A thousand listings match, or more">
        The first thousand are here. Another word or filter narrows them down.
      </Notice>
    </Box>
  )
}

function Listings() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return isPhone ? <ListingRows /> : <ListingTable />
}
