import type { SupportDeal } from '@bandari/sdk'
import { EmptyState } from '@bandari/ui'
import { Pagination, useListContext } from 'react-admin'
import { ChoiceFilter, choicesOf } from '../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../staff/list/StaffList.tsx'
import { useMay } from '../staff/use-may.ts'
import { AddVehicle } from './AddVehicle.tsx'
import { PlacedVehicle } from './PlacedVehicle.tsx'
import css from './HomePage.module.css'

const inOrder = { field: 'position', order: 'ASC' } as const

const shownChoices = choicesOf('is_listed', [
  [true, 'Shown'],
  [false, 'Sold or withdrawn'],
])

/** The deals of the day, in the order of their page; sold ones stay here until they are taken out (decision 24). */
export function DealList() {
  return (
    <StaffList<SupportDeal>
      title="Deals"
      intro={<AddDeal />}
      search="Title or listing number"
      sort={inOrder}
      perPage={100}
      pagination={<Pagination rowsPerPageOptions={[]} />}
    >
      <ChoiceFilter legend="On the page" choices={shownChoices} />
      <Deals />
    </StaffList>
  )
}

function AddDeal() {
  if (!useMay('createDeal')) return null
  return (
    <AddVehicle
      resource="support/deals"
      label="Add to the deals"
      done={(title) => `${title} is among the deals within a minute.`}
    />
  )
}

function Deals() {
  const { data = [], total = 0, isPending } = useListContext<SupportDeal>()
  const isEditor = useMay('updateDeal')
  if (isPending) return null
  if (data.length === 0) {
    return <EmptyState title="No deal matches">Add one by the number of its listing.</EmptyState>
  }
  const places = Math.max(total, ...data.map(({ position }) => position))
  return (
    <ol className={css.rows}>
      {data.map((deal) => (
        <PlacedVehicle
          key={deal.id}
          resource="support/deals"
          placed={deal}
          productId={deal.id}
          places={places}
          absence={deal.is_listed ? null : 'Sold or withdrawn: not shown'}
          isEditor={isEditor}
          removal={{
            label: 'Remove',
            words: 'It leaves the deals within a minute. The listing itself stays as it is.',
            done: `${deal.title} is no deal any more.`,
          }}
        />
      ))}
    </ol>
  )
}
