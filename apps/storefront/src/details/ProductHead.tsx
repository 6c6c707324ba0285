import { useFormat, useTranslator } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { locationLabel, subtitleLabel } from '@bandari/ui'
import { readDestination } from '../shared/destination/my-destination.ts'
import { trailFacts } from '../shared/page/facts.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { linkPicture } from '../shared/page/link-picture.ts'
import { type Site, useAddress, useSite } from '../shared/page/settings.ts'
import { productTrail } from './product-trail.ts'
import { isSpare, spareFacts } from './spare.ts'

/**
 * Lets a link in a message show the vehicle with its price, and tells search engines what it is. A sold vehicle keeps
 * its page, which says so and shows others, but search engines are asked to drop it.
 */
export function ProductHead({ product }: { product: ProductDocument }) {
  const format = useFormat()
  const translator = useTranslator()
  const { t } = translator
  const addressOf = useAddress()
  const site = useSite()
  const { id, title, PriceObj, subtitle_clean, location } = product
  const path = paths.details(id, isSpare(product) ? 'spare' : 'vehicle')
  const price = format.money({ amount: PriceObj.incl_tax, currency: PriceObj.currency })
  const place = location && locationLabel(t, location)
  const words = [
    price,
    subtitleLabel(translator, subtitle_clean),
    place && t('details.atLocation', { location: place }),
  ]
  return (
    <PageHead
      title={`${title}, ${price}`}
      description={`${words.filter(Boolean).join(' · ')}.`}
      canonical={path}
      isHidden={!isAvailable(product)}
      image={pictureFor(product, path, site)}
      facts={[
        productFacts(product, addressOf(path)),
        trailFacts(productTrail(translator, product), addressOf),
      ]}
    />
  )
}

/** Of a vehicle for export one with its price: at the door, where the page is drawn for a destination. */
function pictureFor(product: ProductDocument, path: string, site: Site) {
  const { market, images } = product
  if (market !== 'export' || isSpare(product) || !isAvailable(product))
    return images[0]?.remote_image
  const country = readDestination(site.destination)?.country.toLowerCase()
  return linkPicture(site, country ? `${path}/${country}` : path)
}

function isAvailable({ get_stock_record }: ProductDocument): boolean {
  return (get_stock_record?.quantity ?? 0) > 0
}

function productFacts(product: ProductDocument, url: string): object {
  const { title, description_clean, images, PriceObj, upc, make } = product
  return {
    '@type': isSpare(product) ? 'Product' : 'Car',
    name: title,
    description: description_clean,
    image: images.map(({ original }) => original),
    sku: upc ?? undefined,
    ...(make === null ? {} : { brand: { '@type': 'Brand', name: make } }),
    ...(isSpare(product) ? spareDetails(product) : vehicleDetails(product)),
    offers: {
      '@type': 'Offer',
      url,
      price: PriceObj.incl_tax,
      priceCurrency: PriceObj.currency,
      availability: `https://schema.org/${isAvailable(product) ? 'InStock' : 'SoldOut'}`,
      itemCondition: 'https://schema.org/UsedCondition',
    },
  }
}

function spareDetails({ specs }: ProductDocument): object {
  return { mpn: spareFacts(specs.other).partNumber ?? undefined }
}

function vehicleDetails({ model, specs }: ProductDocument): object {
  return {
    model: model ?? undefined,
    vehicleModelDate: specs.model_year === null ? undefined : String(specs.model_year),
    bodyType: specs.body_type ?? undefined,
    color: specs.colour ?? undefined,
    fuelType: specs.fuel_type ?? undefined,
    vehicleTransmission: specs.transmission ?? undefined,
    ...(specs.mileage === null
      ? {}
      : {
          mileageFromOdometer: {
            '@type': 'QuantitativeValue',
            value: specs.mileage,
            unitCode: 'KMT',
          },
        }),
  }
}
