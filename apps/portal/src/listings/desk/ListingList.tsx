import type { SupportListing } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { Box } from '@mui/material'
import { SelectInput, TextInput, useListContext } from 'react-admin'
import { type Choice, ChoiceFilter } from '../../staff/list/ChoiceFilter.tsx'
import type { EmptyWords } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { StaffTable } from '../../staff/list/StaffTable.tsx'
import { columns, phone } from './listing-columns.tsx'
import { classNames, countedTo, marketNames } from './listing-words.ts'

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }))

const states = { live: 'For sale', 'sold-out': 'Sold out', hidden: 'Hidden', draft: 'Draft' }

const filters = [
  <SelectInput key="class" source="prod_class" label="Kind" choices={choicesOf(classNames)} />,
  <SelectInput key="market" source="market" label="Market" choices={choicesOf(marketNames)} />,
  <SelectInput key="state" source="state" label="State" choices={choicesOf(states)} />,
  <TextInput key="email" source="seller_email" label="Vendor’s e-mail" type="email" />,
]

const newestFirst = { field: 'date_created', order: 'DESC' } as const

const visibilities: Choice[] = [
  { label: 'All', filter: {} },
  { label: 'Live', filter: { prod_live: 'live', taken_down: false } },
  { label: 'Drafts', filter: { prod_live: 'draft', taken_down: false } },
  { label: 'Taken down', filter: { taken_down: true } },
]

/** Every product of either market (decision 24). */
export function ListingList() {
  return (
    <StaffList<SupportListing>
      title="Listings"
      search="Number, title, part number"
      filters={filters}
      sort={newestFirst}
    >
      <ChoiceFilter legend="On the storefront" choices={visibilities} />
      <CountedTo />
      <StaffTable<SupportListing>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="listings"
        notOnTablets={['seller_email', 'date_created']}
        empty={emptyWords}
      />
    </StaffList>
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

function emptyWords(filter: Readonly<Record<string, unknown>>): EmptyWords {
  if (filter['taken_down'] === true && Object.keys(filter).length === 1) {
    return {
      title: 'Nothing is taken down',
      words: 'A listing’s page has the button for it; the vendor is told why.',
    }
  }
  return {
    title: 'No listing matches',
    words: 'Try the number of its page on the storefront, its reference, or fewer words.',
    showAll: 'Show all listings',
  }
}
