import { useFormat, useFormatSentence, useTranslate, useTranslator } from '@bandari/i18n/react'
import type { BasketFits, BasketLandedPrice, BasketLine as Line, Refusal } from '@bandari/sdk'
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  ErrorAlert,
  Field,
  Notice,
  Picture,
  QuantityInput,
  DataSaver,
} from '@bandari/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRemoveBasketLineMutation } from '../api/basket.ts'
import { asRefusal, referenceOf } from '../api/refusal.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { LandedSummary, LandedSummarySkeleton } from '../shared/landed/LandedSummary.tsx'
import { formatLocalMoment } from '../shared/page/local-moment.ts'
import { paths } from '../shared/addresses/paths.ts'
import css from './BasketLine.module.css'
import { usePortAndCountry } from '../shared/destination/use-port-and-country.ts'
import { LineChoices } from './LineChoices.tsx'
import { LineFit } from './LineFit.tsx'
import { lineRefusalSentence, stockLeft } from './line-refusal.ts'
import { useLineChange } from './use-line-change.ts'

/** At most this many of one thing (buyer spec §9). */
const mostOfOneLine = 25

interface BasketLineProps {
  line: Line
  /** For a vehicle for export, once it is loaded. */
  landed: BasketLandedPrice | undefined
  isLandedAwaited: boolean
  /** Of the basket's parts, once it is known. */
  fits: BasketFits | undefined
}

export function BasketLine({ line, landed, isLandedAwaited, fits }: BasketLineProps) {
  const t = useTranslate()
  const { quantity, choice, want, isChanging, refusal } = useLineChange(line)
  const { title, primary_image, product_id, max_quantity } = line
  const fit = fits?.results.find((one) => one.line === line.url)
  return (
    <Card as="li" className={css.line} aria-busy={isChanging || undefined}>
      <AppLink
        className={css.picture}
        href={paths.details(product_id)}
        tabIndex={-1}
        aria-hidden="true"
      >
        {/* Of what somebody has chosen, and small; a link can hold no button. */}
        <DataSaver value={null}>
          <Picture src={primary_image} alt="" sizes="(min-width: 769px) 180px, 112px" />
        </DataSaver>
      </AppLink>
      <div className={css.words}>
        <h2 className={css.title}>
          <AppLink href={paths.details(product_id)}>{title}</AppLink>
        </h2>
        <LinePrice line={line} />
        {line.offer && <AgreedPrice heldUntil={line.offer.held_until} />}
        {line.shipping_type && (
          <p className={css.note}>
            {t(line.shipping_type === 'RORO' ? 'basket.byRoro' : 'basket.byContainer')}
          </p>
        )}
        <LineDestination line={line} />
        {landed && <LandedSummary landed={landed} port={line.destination_port} />}
        {fit && fits && <LineFit fit={fit} vehicle={fits.vehicle} />}
        {!landed && isLandedAwaited && mayHaveLandedPrice(line) && <LandedSummarySkeleton />}
        {line.choices.length > 0 && (
          <LineChoices line={line} wanted={choice} onChoose={(next) => want({ choice: next })} />
        )}
      </div>
      <div className={css.controls}>
        {max_quantity <= 1 && quantity === 1 ? (
          <p className={css.only}>{t('basket.onlyOne')}</p>
        ) : (
          <Field label={t('basket.quantity')} labelHidden>
            {(control) => (
              <QuantityInput
                {...control}
                value={quantity}
                max={Math.min(mostOfOneLine, Math.max(max_quantity, quantity))}
                onChange={(next) => want({ quantity: next })}
              />
            )}
          </Field>
        )}
        <RemoveLine line={line} />
      </div>
      <LineNotices line={line} refusal={refusal} />
    </Card>
  )
}

interface LineNoticesProps {
  line: Line
  /** Why the last change was not taken. */
  refusal: Refusal | null
}

function LineNotices({ line, refusal }: LineNoticesProps) {
  const formatSentence = useFormatSentence()
  const { max_quantity, quantity, warning } = line
  const problem = refusal
    ? lineRefusalSentence(refusal, line)
    : max_quantity < quantity
      ? stockLeft(max_quantity)
      : null
  return (
    <div className={css.notices} aria-live="polite">
      {problem && (
        <ErrorAlert title={formatSentence(problem)} reference={refusal?.requestId}>
          {warning}
        </ErrorAlert>
      )}
      {!problem && warning && <Notice kind="attention">{warning}</Notice>}
    </div>
  )
}

/** A spare may be sent there as well, and then gives the place back. */
function mayHaveLandedPrice({ shipping_type, destination_country }: Line): boolean {
  return shipping_type !== null || destination_country !== null
}

/** Names the country that was chosen; an older line knows only its port, which the summary says. */
function LineDestination({ line }: { line: Line }) {
  const t = useTranslate()
  const placeText = usePortAndCountry()
  const { destination_port: port, destination_country: country, destination_country_code } = line
  const place = placeText({ port, country, code: destination_country_code })
  return place && <p className={css.note}>{t('basket.goesTo', { place })}</p>
}

/** Before discount: the sums take it off, once. */
function LinePrice({ line }: { line: Line }) {
  const format = useFormat()
  const t = useTranslate()
  const { price_incl_tax_excl_discounts: amount, price_currency: currency, quantity } = line
  return (
    <p className={css.price}>
      <strong className={css.amount}>{format.money({ amount, currency })}</strong>
      <span className={css.note}>{` ${t('basket.includingTax', { count: quantity })}`}</span>
    </p>
  )
}

/** The line's own state: its price was agreed, and the vehicle is held until that moment. */
function AgreedPrice({ heldUntil }: { heldUntil: string }) {
  const t = useTranslate()
  const { locale } = useTranslator()
  return (
    <p>
      <Badge tone="available" className={css.agreed}>
        {t('basket.agreedPrice', { moment: formatLocalMoment(heldUntil, locale) })}
      </Badge>
    </p>
  )
}

function RemoveLine({ line: { url, title } }: { line: Line }) {
  const t = useTranslate()
  const [remove, { isLoading, error }] = useRemoveBasketLineMutation()
  const [isAsking, setIsAsking] = useState(false)
  const confirm = async () => {
    const answer = await remove(url)
    // A line that is gone already counts as removed.
    if (!answer.error || asRefusal(answer.error).status === 404) setIsAsking(false)
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('basket.removeItem', { title })}
        onClick={() => setIsAsking(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
        {t('basket.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('basket.removeAsk')}
        confirmLabel={t('basket.remove')}
        cancelLabel={t('basket.keep')}
        dangerous
        loading={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{title}</p>
        {error && asRefusal(error).status !== 404 && (
          <ErrorAlert title={t('basket.changeFailed')} reference={referenceOf(error)} />
        )}
      </ConfirmDialog>
    </>
  )
}
