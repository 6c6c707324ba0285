import { useTranslate } from '@bandari/i18n/react'
import type { BasketLandedPrice, BasketLine } from '@bandari/sdk'
import { Checkbox, ErrorAlert, Notice, Skeleton } from '@bandari/ui'
import { LandedLines } from '../shared/landed/LandedLines.tsx'
import { LandedSummary } from '../shared/landed/LandedSummary.tsx'
import { Disclosure } from '../shared/landed/Disclosure.tsx'
import { useDestinationName } from '../shared/landed/use-destination-name.ts'
import css from './ReviewImports.module.css'
import { Section } from './ReviewSections.tsx'
import type { Imports } from './use-imports.ts'

interface ReviewImportsProps {
  imports: Imports
  lines: readonly BasketLine[]
}

/** The landed price of every vehicle and whether it may enter, with a checkbox where that is not sure. */
export function ReviewImports({ imports, lines }: ReviewImportsProps) {
  const t = useTranslate()
  const { landedPrices, refusal, isLoading, refetch, section } = imports
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
  if (landedPrices.length === 0) return null
  return (
    <Section title={t('door.title')}>
      <p className={css.note}>{t('checkout.paidToOthers')}</p>
      <div ref={section} className={css.vehicles}>
        {landedPrices.map((landed) => (
          <VehicleImport
            key={landed.line}
            landed={landed}
            line={lines.find(({ url }) => url === landed.line)}
            imports={imports}
          />
        ))}
      </div>
    </Section>
  )
}

interface VehicleImportProps {
  landed: BasketLandedPrice
  line: BasketLine | undefined
  imports: Imports
}

function VehicleImport({
  landed,
  line,
  imports: { isTicked, tick, isAsking },
}: VehicleImportProps) {
  const t = useTranslate()
  const { acceptance, title, price } = landed
  const port = line?.destination_port ?? null
  const place = useDestinationName(landed, port)
  const isMissing = isAsking && acceptance !== null && !isTicked(acceptance)
  return (
    <article className={css.vehicle}>
      <h3 className={css.name}>
        {title}
        {line && line.quantity > 1 && (
          <small className={css.each}>{t('checkout.priceOfOne')}</small>
        )}
      </h3>
      {landed.is_blocked && <Notice kind="attention">{t('checkout.importBlocked')}</Notice>}
      <LandedSummary landed={landed} port={port} />
      <Disclosure title={t('door.lines')}>
        <LandedLines price={price} place={place} />
      </Disclosure>
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
