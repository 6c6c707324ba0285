import type { PriceList } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { formatDate } from '../../shared/format.ts'
import { decidePriceList } from '../../providers/price-lists.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { Section } from '../../staff/record/Section.tsx'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { useWrite } from '../../staff/record/use-write.ts'
import { useMay } from '../../staff/use-may.ts'
import css from '../ImportRules.module.css'
import { countryName } from '../rule-labels.tsx'
import { Preview } from './Preview.tsx'
import { importedByLabel, PriceListChip } from './price-list-labels.tsx'

export function PriceListShow() {
  return (
    <StaffShow<PriceList>
      what="priceList"
      listed="priceLists"
      filled="edition"
      titleOf={({ country, edition }) =>
        t('staffImportRules.draft.titleOf', { country: countryName(country), words: edition })
      }
      badgesOf={chipOf}
    >
      {(list) => <List list={list} />}
    </StaffShow>
  )
}

function chipOf(list: PriceList) {
  return <PriceListChip {...list} />
}

function List({ list }: { list: PriceList }) {
  const { decided_by: decider, decided_at: decided } = list
  return (
    <>
      <Section title={t('staffImportRules.priceList.edition')}>
        <FactList
          facts={[
            {
              name: t('staffImportRules.priceList.inForceFrom'),
              value: formatDate(list.in_force_from),
            },
            {
              name: t('staffImportRules.priceList.rows'),
              value: t('staffImportRules.priceList.rowCount', { count: list.rows }),
            },
            {
              name: t('staffImportRules.priceList.withoutPrice'),
              value: t('staffImportRules.priceList.rowCount', { count: list.without_price }),
            },
            { name: t('staffImportRules.priceList.follows'), value: list.succeeded_edition },
            { name: t('staffImportRules.priceList.source'), value: list.source },
            { name: t('staffImportRules.priceList.file'), value: list.file_name },
            { name: t('staffImportRules.priceList.brought'), value: importedByLabel(list) },
            {
              name: t('staffImportRules.draft.decided'),
              value:
                decider &&
                decided &&
                t('staffImportRules.draft.byOn', { name: decider, moment: formatMoment(decided) }),
            },
          ]}
        />
        {list.state === 'open' && <Decisions list={list} />}
      </Section>
      <Preview list={list} />
    </>
  )
}

function Decisions({ list }: { list: PriceList }) {
  const mayDecide = useMay('decidePriceList')
  const [asked, setAsked] = useState<'published' | 'dropped' | null>(null)
  if (!mayDecide) return null
  return (
    <div className={css.actions}>
      {list.may_publish && (
        <Button onClick={() => setAsked('published')}>{t('staffImportRules.draft.publish')}</Button>
      )}
      <Button variant="quiet" onClick={() => setAsked('dropped')}>
        {t('staffImportRules.draft.drop')}
      </Button>
      {list.is_own && <span className={css.quiet}>{t('staffImportRules.draft.second')}</span>}
      {asked && <Decide list={list} state={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

const words = {
  published: {
    title: 'staffImportRules.priceList.publishTitle',
    effect: 'staffImportRules.priceList.publishEffect',
    confirm: 'staffImportRules.draft.publish',
    done: 'staffImportRules.priceList.isPublished',
  },
  dropped: {
    title: 'staffImportRules.priceList.dropTitle',
    effect: 'staffImportRules.priceList.dropEffect',
    confirm: 'staffImportRules.draft.drop',
    done: 'staffImportRules.priceList.isDropped',
  },
} as const

interface DecideProps {
  list: PriceList
  state: 'published' | 'dropped'
  onClose: () => void
}

/** Asks once more before an edition becomes the basis of duty or is dropped. */
function Decide({ list: { id, in_force_from: from }, state, onClose }: DecideProps) {
  const { write, isWriting, refusal } = useWrite()
  const { title, effect, confirm, done } = words[state]
  return (
    <FormDialog
      title={t(title)}
      effect={t(effect, { day: formatDate(from) })}
      confirm={t(confirm)}
      isHarsh={state === 'dropped'}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={() =>
        write({ act: () => decidePriceList({ id, state }), done: t(done), onDone: onClose })
      }
      onClose={onClose}
    />
  )
}
