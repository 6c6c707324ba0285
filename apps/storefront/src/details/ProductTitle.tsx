import { useFormat, useTranslate, useTranslator } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { Badge, locationLabel, Price, subtitleLabel, vehicleWord } from '@bandari/ui'
import { MapPin } from 'lucide-react'
import { LazyHeart } from '../shared/favourites/LazyHeart.tsx'
import { MyMoney } from '../shared/money/MyMoney.tsx'
import { LazyShare } from './LazyShare.tsx'
import { isSpare, spareFacts } from './spare.ts'
import css from './ProductTitle.module.css'

interface ProductTitleProps {
  product: ProductDocument
  /** The country to which the page offers to ship it. */
  country: string | undefined
}

/** Title and price, before anything has to be chosen. */
export function ProductTitle({ product, country }: ProductTitleProps) {
  const format = useFormat()
  const translator = useTranslator()
  const { t } = translator
  const { title, PriceObj, struck_price, specs, location, upc } = product
  const { incl_tax: amount, currency } = PriceObj
  const facts = [
    specs.model_year,
    specs.mileage === null ? null : format.distance(specs.mileage),
    specs.transmission && (vehicleWord(t, specs.transmission) ?? specs.transmission),
    specs.fuel_type && (vehicleWord(t, specs.fuel_type) ?? specs.fuel_type),
  ].filter((fact) => fact !== null)
  // What the line of facts says is not said twice.
  const subtitle = subtitleLabel(translator, product.subtitle_clean)
    .split(' · ')
    .filter((part) => isSpare(product) || !facts.includes(part))
    .join(' · ')
  return (
    <div className={css.head}>
      <Availability product={product} />
      <h1 className={css.title}>{title}</h1>
      {subtitle !== '' && <p className={css.subtitle}>{subtitle}</p>}
      {!isSpare(product) && facts.length > 0 && <p className={css.facts}>{facts.join(' · ')}</p>}
      {isSpare(product) && <SpareFacts other={specs.other} />}
      <p className={css.place}>
        {location !== null && (
          <>
            <MapPin size={16} aria-hidden="true" />
            {locationLabel(t, location)}
          </>
        )}
        {upc !== null && (
          <span className={css.reference}>{t('details.reference', { number: upc })}</span>
        )}
      </p>
      <div className={css.price}>
        <Price amount={amount} currency={currency} struck={struck_price} size="large" />
        <MyMoney amount={amount} currency={currency} country={country} />
        <MyMoney show="rate" currency={currency} country={country} />
        <p className={css.note}>
          {t(product.market === 'export' ? 'details.priceBeforeShipping' : 'details.price')}
        </p>
      </div>
      <div className={css.actions}>
        <LazyHeart
          look="words"
          title={title}
          product={product.id}
          price={Number(amount)}
          currency={currency}
        />
        <LazyShare product={product} />
      </div>
    </div>
  )
}

/** The facts that decide whether a part is the right one, before anything else. */
function SpareFacts({ other }: { other: string | null }) {
  const t = useTranslate()
  const { partNumber, condition } = spareFacts(other)
  return (
    <dl className={css.spare}>
      <div>
        <dt className={css.note}>{t('details.partNumber')}</dt>
        <dd className={css.number}>{partNumber ?? t('details.notDeclared')}</dd>
      </div>
      <div>
        <dt className={css.note}>{t('details.condition')}</dt>
        <dd className={css.condition}>
          {condition === null ? t('details.notDeclared') : (vehicleWord(t, condition) ?? condition)}
        </dd>
      </div>
    </dl>
  )
}

function Availability({ product }: { product: ProductDocument }) {
  const t = useTranslate()
  const { get_stock_record, market, listing_type } = product
  if (listing_type === 'Auction') return <Badge tone="attention">{t('details.underAuction')}</Badge>
  if ((get_stock_record?.quantity ?? 0) < 1)
    return <Badge tone="refusal">{t('details.outOfStock')}</Badge>
  return (
    <Badge tone="available">
      {t(market === 'local' ? 'details.inKenya' : 'details.available')}
    </Badge>
  )
}
