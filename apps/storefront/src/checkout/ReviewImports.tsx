import { useTranslate } from '@bandari/i18n/react'
import type { BasketLandedPrice, BasketLine } from '@bandari/sdk'
import { Checkbox, ErrorAlert, Notice, Skeleton } from '@bandari/ui'
import { DoorLines } from '../shared/landed/LandedLines.tsx'
import { DoorSummary } from '../shared/landed/LandedSummary.tsx'
import { Fold } from '../shared/landed/Disclosure.tsx'
import { useDoorPlace } from '../shared/landed/use-destination-name.ts'
import css from './ReviewImports.module.css'
import { Section } from './ReviewSections.tsx'
import type { Imports } from './use-imports.ts'

interface ReviewImportsProps {
  imports: Imports
  lines: readonly BasketLine[]
}

/** What every vehicle costs until it is at the consignee's door and whether it may enter; a tick where that is not sure. */
export function ReviewImports({ imports, lines }: ReviewImportsProps) {
  const t = useTranslate()
  const { doors, refusal, isLoading, refetch, section } = imports
  if (refusal) {
    return (
      <ErrorAlert
        title={t('door.failed')}
        reference={refusal.requestId}
        onRetry={refetch}
        retryLabel={t('shell.tryAgain')}
      >
        {refusal.message}
      </ErrorAlert>
    )
  }
  if (isLoading) {
    return (
      <div aria-busy="true">
        <output className="visually-hidden">{t('door.working')}</output>
        <Skeleton shape="block" height="320px" />
      </div>
    )
  }
  if (doors.length === 0) return null
  return (
    <Section title={t('door.title')}>
      <p className={css.note}>{t('checkout.paidToOthers')}</p>
      <div ref={section} className={css.doors}>
        {doors.map((door) => (
          <Door
            key={door.line}
            door={door}
            line={lines.find(({ url }) => url === door.line)}
            imports={imports}
          />
        ))}
      </div>
    </Section>
  )
}

interface DoorProps {
  door: BasketLandedPrice
  line: BasketLine | undefined
  imports: Imports
}

function Door({ door, line, imports: { isTicked, tick, isAsking } }: DoorProps) {
  const t = useTranslate()
  const { acceptance, title, price } = door
  const port = line?.destination_port ?? null
  const place = useDoorPlace(door, port)
  const isMissing = isAsking && acceptance !== null && !isTicked(acceptance)
  return (
    <article className={css.door}>
      <h3 className={css.name}>
        {title}
        {line && line.quantity > 1 && (
          <small className={css.each}>{t('checkout.priceOfOne')}</small>
        )}
      </h3>
      {door.is_blocked && <Notice kind="attention">{t('checkout.importBlocked')}</Notice>}
      <DoorSummary door={door} port={port} />
      <Fold title={t('door.lines')}>
        <DoorLines price={price} place={place} />
      </Fold>
      {acceptance !== null && (
        <Checkbox
          label={t(
            price.verdict === 'permit' ? 'checkout.acceptPermit' : 'checkout.acceptUnknown',
            { title },
          )}
          checked={isTicked(acceptance)}
          onChange={({ target }) => tick(acceptance, target.checked)}
          error={isMissing ? t('checkout.acceptMissing') : null}
        />
      )}
    </article>
  )
}
