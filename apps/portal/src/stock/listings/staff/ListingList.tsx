import type { SupportListing } from '@bandari/sdk'
import { buttonClass, Notice } from '@bandari/ui'
import { Box } from '@mui/material'
import { useListContext, usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import type { Permissions } from '../../../providers/auth-provider.ts'
import { querying } from '../../../providers/granted.ts'
import { sellsOwnStock } from '../../../shared/markets.ts'
import css from './ListingList.module.css'
import { type Choice, ChoiceFilter } from '../../../staff/list/ChoiceFilter.tsx'
import type { EmptyListTexts } from '../../../staff/list/ListEmpty.tsx'
import { SelectFilter, TextFilter } from '../../../staff/list/filters.tsx'
import { StaffList } from '../../../staff/list/StaffList.tsx'
import { StaffTable } from '../../../staff/list/StaffTable.tsx'
import { columns, phone } from './listing-columns.tsx'
import { classNames, countedTo, marketNames } from './listing-labels.ts'
import { t } from '../../../language/translator.ts'

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }))

const states = {
  live: 'staffListings.forSale',
  'sold-out': 'staffListings.soldOut',
  hidden: 'staffListings.hidden',
  draft: 'staffListings.draft',
}

const filters = [
  <SelectFilter
    key="class"
    source="prod_class"
    label="staffListings.kind"
    choices={choicesOf(classNames)}
  />,
  <SelectFilter
    key="market"
    source="market"
    label="staffListings.market"
    choices={choicesOf(marketNames)}
  />,
  <SelectFilter
    key="state"
    source="state"
    label="staffListings.state"
    choices={choicesOf(states)}
  />,
  <TextFilter key="email" source="seller_email" label="staffListings.sellerEmail" type="email" />,
]

const newestFirst = { field: 'date_created', order: 'DESC' } as const

const visibilities: Choice[] = [
  { label: 'staff.all', filter: {} },
  { label: 'staffListings.live', filter: { prod_live: 'live', taken_down: false } },
  { label: 'staffListings.drafts', filter: { prod_live: 'draft', taken_down: false } },
  { label: 'staffListings.takenDown', filter: { taken_down: true } },
  { label: 'staffListings.ordered', filter: { ordered: true } },
  { label: 'staffListings.chassisTwice', filter: { chassis_twice: true } },
]

/** Every product of either market (decision 24). */
export function ListingList() {
  return (
    <StaffList<SupportListing>
      title={t('staffListings.listings')}
      aside={<OwnStockActions />}
      search={t('staffListings.search')}
      filters={filters}
      sort={newestFirst}
    >
      <ChoiceFilter legend={t('staffListings.onStorefront')} choices={visibilities} />
      <CountedTo />
      <StaffTable<SupportListing>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="listings"
        isBig
        notOnTablets={['seller_email', 'num_available', 'date_created']}
        empty={emptyListTexts}
      />
    </StaffList>
  )
}

/** Our own stock is listed by the editor and the files that vendors have. */
function OwnStockActions() {
  const { permissions } = usePermissions<Permissions>({}, querying)
  if (!permissions || !sellsOwnStock(permissions)) return null
  return (
    <div className={css.actions}>
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.importHouseListings}>
        {t('staffListings.importExport')}
      </Link>
      <Link className={buttonClass()} to={paths.createVehicle('market=house')}>
        {t('staffListings.listExport')}
      </Link>
    </div>
  )
}

/** A list that ends at a thousand says so. */
function CountedTo() {
  const { total } = useListContext()
  if (total !== countedTo) return null
  return (
    <Box sx={{ padding: 2 }}>
      <Notice live title={t('staffListings.thousand')}>
        {t('staffListings.thousandWhat')}
      </Notice>
    </Box>
  )
}

function emptyListTexts(filter: Readonly<Record<string, unknown>>): EmptyListTexts {
  if (filter['taken_down'] === true && Object.keys(filter).length === 1) {
    return {
      title: 'staffListings.noneTakenDown',
      words: 'staffListings.noneTakenDownWhat',
    }
  }
  return {
    title: 'staffListings.noneMatches',
    words: 'staffListings.noneMatchesWhat',
    showAll: 'staffListings.showAll',
  }
}
