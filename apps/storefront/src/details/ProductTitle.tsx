import type { ProductDocument } from '@bandari/sdk'
import { Badge, formatCount, Price } from '@bandari/ui'
import { MapPin } from 'lucide-react'
import { isSpare, spareFacts } from './specification.ts'
import css from './ProductTitle.module.css'

/** Title and price, before anything has to be chosen. */
export function ProductTitle({ product }: { product: ProductDocument }) {
  const { title, PriceObj, struck_price, specs, location, upc } = product
  const facts = [
    specs.model_year,
    specs.mileage === null ? null : `${formatCount(specs.mileage)} km`,
    specs.transmission,
    specs.fuel_type,
  ].filter((fact) => fact !== null)
  return (
    <div className={css.head}>
      <Availability product={product} />
      <h1 className={css.title}>{title}</h1>
      {!isSpare(product) && facts.length > 0 && <p className={css.facts}>{facts.join(' · ')}</p>}
      {isSpare(product) && <SpareFacts other={specs.other} />}
      <p className={css.place}>
        {location !== null && (
          <>
            <MapPin size={16} aria-hidden="true" />
            {location}
          </>
        )}
        {upc !== null && <span className={css.reference}>{`Ref. ${upc}`}</span>}
      </p>
      <div className={css.price}>
        <Price
          amount={PriceObj.incl_tax}
          currency={PriceObj.currency}
          struck={struck_price}
          size="large"
        />
        <p className={css.note}>
          {product.market === 'export'
            ? 'Price including tax, before shipping'
            : 'Price including tax'}
        </p>
      </div>
    </div>
  )
}

/** The facts that decide whether a part is the right one, before anything else. */
function SpareFacts({ other }: { other: string | null }) {
  const { partNumber, condition } = spareFacts(other)
  return (
    <dl className={css.spare}>
      <div>
        <dt className={css.note}>Part number</dt>
        <dd className={css.number}>{partNumber ?? 'Not declared'}</dd>
      </div>
      <div>
        <dt className={css.note}>Condition</dt>
        <dd className={css.condition}>{condition ?? 'Not declared'}</dd>
      </div>
    </dl>
  )
}

function Availability({ product }: { product: ProductDocument }) {
  const { get_stock_record, market, listing_type } = product
  if (listing_type === 'Auction') return <Badge tone="attention">UNDER AUCTION</Badge>
  if ((get_stock_record?.quantity ?? 0) < 1) return <Badge tone="refusal">Out of stock</Badge>
  return <Badge tone="available">{market === 'local' ? 'On sale in Kenya' : 'AVAILABLE'}</Badge>
}
