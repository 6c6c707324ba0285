import type { SupportDeal } from '@bandari/sdk'
import { EmptyState } from '@bandari/ui'
import { useListContext } from 'react-admin'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { useMay } from '../../staff/use-may.ts'
import { ContentTools } from '../content/ContentTools.tsx'
import { AddVehicle } from './AddVehicle.tsx'
import { ShelfVehicle } from './ShelfVehicle.tsx'
import css from './HomePage.module.css'
import { t } from '../../language/translator.ts'

const inOrder = { field: 'position', order: 'ASC' } as const

const shownChoices = choicesOf('is_listed', [
  [true, 'staffHomePage.shown'],
  [false, 'staffHomePage.gone'],
])

/** The deals of the day, in the order of their page; sold ones stay here until they are taken out (decision 24). */
export function DealList() {
  return (
    <StaffList<SupportDeal>
      title={t('staffHomePage.deals')}
      aside={<ContentTools subject="deals" />}
      intro={<AddDeal />}
      search={t('staffHomePage.search')}
      sort={inOrder}
      perPage={100}
      isWhole
    >
      <ChoiceFilter legend={t('staffHomePage.onThePage')} choices={shownChoices} />
      <Deals />
    </StaffList>
  )
}

function AddDeal() {
  if (!useMay('createDeal')) return null
  return (
    <AddVehicle
      resource="support/deals"
      label={t('staffHomePage.addDeal')}
      done={(title) => t('staffHomePage.dealAdded', { title })}
    />
  )
}

function Deals() {
  const { data = [], total = 0, isPending } = useListContext<SupportDeal>()
  const isEditor = useMay('updateDeal')
  if (isPending) return null
  if (data.length === 0) {
    return (
      <EmptyState title={t('staffHomePage.noDeal')}>{t('staffHomePage.addByNumber')}</EmptyState>
    )
  }
  const places = Math.max(total, ...data.map(({ position }) => position))
  return (
    <ol className={css.rows}>
      {data.map((deal) => (
        <ShelfVehicle
          key={deal.id}
          resource="support/deals"
          placed={deal}
          productId={deal.id}
          places={places}
          absence={deal.is_listed ? null : t('staffHomePage.goneNotShown')}
          isEditor={isEditor}
          removal={{
            label: t('staffHomePage.remove'),
            name: t('staffHomePage.removeOne', { title: deal.title }),
            title: t('staffHomePage.removeTitle', { title: deal.title }),
            words: t('staffHomePage.removeWhy'),
            done: t('staffHomePage.removed', { title: deal.title }),
          }}
        />
      ))}
    </ol>
  )
}
