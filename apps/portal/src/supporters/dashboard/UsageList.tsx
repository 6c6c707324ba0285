import type { UsageDetail } from '@bandari/sdk'
import { Button, Card, Skeleton } from '@bandari/ui'
import { useState } from 'react'
import { AgentOnly } from '../../layout/AgentOnly.tsx'
import { UsageCard } from './UsageCard.tsx'
import css from './UsageList.module.css'
import { t } from '../../language/translator.ts'

/** How many are shown at first; the rest on request. */
const shownAtFirst = 6

/** The orders that used the code, on the dashboard and on My Account (account spec §2). */
export function UsageList() {
  return (
    <section className={css.section} aria-labelledby="promo-code-applied">
      <h2 id="promo-code-applied" className={css.title}>
        {t('portalSupporter.usages')}
      </h2>
      <AgentOnly skeleton={<UsageSkeletons />} stranger={<NoUsages />}>
        {({ voucher_application_instances: { usage_details } }) =>
          usage_details.length === 0 ? <NoUsages /> : <Usages usages={usage_details} />
        }
      </AgentOnly>
    </section>
  )
}

function Usages({ usages }: { usages: readonly UsageDetail[] }) {
  const [isAll, setAll] = useState(false)
  return (
    <>
      <ul className={css.cards} aria-label={t('portalSupporter.usagesNewest')}>
        {(isAll ? usages : usages.slice(0, shownAtFirst)).map((usage) => (
          <UsageCard key={usage.order_number} usage={usage} />
        ))}
      </ul>
      {!isAll && usages.length > shownAtFirst && (
        <Button className={css.more} variant="secondary" onClick={() => setAll(true)}>
          {t('portalSupporter.usagesAll', { count: usages.length })}
        </Button>
      )}
    </>
  )
}

function NoUsages() {
  return (
    <Card className={css.empty}>
      <p className={css.emptyTitle}>{t('portalSupporter.usagesNone')}</p>
      <p className={css.quiet}>{t('portalSupporter.usagesNoneText')}</p>
    </Card>
  )
}

function UsageSkeletons() {
  return (
    <div className={css.cards} aria-busy="true">
      <output className="visually-hidden">{t('portalSupporter.usagesLoading')}</output>
      {[1, 2].map((place) => (
        <Card key={place}>
          <Skeleton width="40%" />
          <Skeleton width="60%" />
          <Skeleton width="50%" />
        </Card>
      ))}
    </div>
  )
}
