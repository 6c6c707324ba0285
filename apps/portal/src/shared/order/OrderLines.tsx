import type { LineProp } from '@bandari/sdk'
import { Picture } from '@bandari/ui'
import { storefrontPaths, storefrontUrl } from '../../paths.ts'
import { formatDate, formatMoney } from '../format.ts'
import css from './OrderLines.module.css'
import { t } from '../../language/translator.ts'

export interface OrderLinesProps {
  lines: readonly LineProp[]
  currency: string
  /** Titles lead to the shop, where the product still is. */
  linked?: boolean
}

export function OrderLines({ lines, currency, linked = false }: OrderLinesProps) {
  return (
    <ul className={css.lines}>
      {lines.map((line, position) => (
        <li key={`${position} ${line.product_id}`} className={css.line}>
          <Picture src={line.image} alt="" sizes="88px" className={css.picture} />
          <div className={css.what}>
            <p className={css.title}>
              {linked && line.product_id !== null ? (
                <a href={storefrontUrl(storefrontPaths.product(line.product_id))}>{line.title}</a>
              ) : (
                line.title
              )}
            </p>
            <p className={css.quantity}>{t('portal.quantity', { count: line.qty })}</p>
            {line.identity && <Identity {...line.identity} />}
            {line.fit && <Fit {...line.fit} />}
          </div>
          <p className={css.price}>{formatMoney({ amount: line.price, currency })}</p>
        </li>
      ))}
    </ul>
  )
}

/** What tells a vehicle from all others; shown once it is paid for, and to staff. */
function Identity(identity: NonNullable<LineProp['identity']>) {
  const { chassis_number: chassis, engine_number: engine, auction_sheet: sheet } = identity
  return (
    <>
      {chassis !== null && (
        <p className={css.quantity}>{t('portal.chassisNumber', { number: chassis })}</p>
      )}
      {engine !== null && (
        <p className={css.quantity}>{t('portal.engineNumber', { number: engine })}</p>
      )}
      {sheet !== null && (
        <p className={css.quantity}>
          <a href={sheet} target="_blank" rel="noreferrer">
            {t('portal.auctionSheet')}
          </a>
        </p>
      )}
    </>
  )
}

const fits = {
  fits: 'portal.fits',
  'does-not-fit': 'portal.fitsNot',
  'no-data': 'portal.fitUnknown',
} as const

/** What the buyer was told of a part when they ordered it. */
function Fit({ vehicle, verdict, told_at, is_promised }: NonNullable<LineProp['fit']>) {
  return (
    <>
      <p className={css.quantity}>{t(fits[verdict], { vehicle, day: formatDate(told_at) })}</p>
      {is_promised && <p className={css.quantity}>{t('portal.fitPromised')}</p>}
    </>
  )
}
