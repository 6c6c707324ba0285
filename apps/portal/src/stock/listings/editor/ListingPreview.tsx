import type { Listing } from '@bandari/sdk'
import { Gallery, locationLabel, RevealPhone, type SpecRow, SpecTable } from '@bandari/ui'
import LocationOn from '@mui/icons-material/LocationOnOutlined'
import { EditorSection } from './EditorSection.tsx'
import css from './ListingPreview.module.css'
import { fieldOf, kindOf, namesOf, type ValueName } from './values/listing-fields.ts'
import { type ListingValues, valueLabel } from './values/listing-values.ts'
import { useFormatPhone } from './values/use-format-phone.ts'
import { formatPrice } from '../../vehicle-choice/value-labels.ts'
import { t } from '../../../language/translator.ts'

interface ListingPreviewProps {
  listing: Listing
  values: ListingValues
}

/** Shows the listing as a buyer will see it, while it is typed (account spec §2). */
export function ListingPreview({ listing, values }: ListingPreviewProps) {
  const { pTitle, subtitle, pPrice, pLocation, pContact, description } = values
  return (
    <EditorSection title={t('portalEditor.preview')}>
      <div className={css.card}>
        <Gallery
          label={t('portalEditor.photosSeen')}
          pictures={listing.photos.map(({ url }) => url)}
        />
        <p className={css.price}>
          {pPrice === '' ? t('portalSelling.noPrice') : formatPrice(pPrice, listing)}
        </p>
        <h3 className={css.title}>{pTitle.trim() === '' ? t('portalEditor.noTitle') : pTitle}</h3>
        {subtitle !== '' && <p className={css.subtitle}>{subtitle}</p>}
        {pLocation !== '' && (
          <p className={css.location}>
            <LocationOn fontSize="small" aria-hidden="true" />
            {locationLabel(t, pLocation)}
          </p>
        )}
        <div className={css.specs}>
          <SpecTable rows={rowsOf(listing, values)} />
        </div>
        {listing.market === 'local' && <Contact phone={pContact} />}
        <h4 className={css.heading}>{t('portalEditor.sellersDescription')}</h4>
        <p className={description === '' ? css.quiet : css.description}>
          {description === '' ? t('portalEditor.nothingWritten') : description}
        </p>
      </div>
    </EditorSection>
  )
}

function Contact({ phone }: { phone: string }) {
  const formatPhone = useFormatPhone()
  if (phone === '') return <p className={css.quiet}>{t('portalEditor.noPhone')}</p>
  return <RevealPhone wide phone={formatPhone(phone)} label={t('portalEditor.revealPhone')} />
}

/** The preview begins with these; the other fields follow. */
const first: readonly ValueName[] = [
  'sPartNumber',
  'sCondition',
  'sYear',
  'sEngine',
  'sFuel',
  'sMileage',
  'sBody',
  'sColour',
  'sTransmission',
]

function rowsOf(listing: Listing, values: ListingValues): SpecRow[] {
  const kind = kindOf(listing)
  const sections = ['specification', 'identity', 'papers'] as const
  const names = sections
    .flatMap((section) => namesOf(kind, section))
    .filter((name) => (fieldOf(name).previewedOf ?? kind) === kind)
  const ordered = [
    ...first.filter((name) => names.includes(name)),
    ...names.filter((name) => !first.includes(name)),
  ]
  return [
    ...(listing.prod_class === 'vehicles'
      ? [{ label: t('search.model'), value: listing.specs.model }]
      : []),
    ...ordered.map((name) => ({
      label: t(fieldOf(name).label),
      value: seenOf(name, valueLabel(name, values[name], listing)),
    })),
  ]
}

/** Buyers see the numbers without their end. */
function seenOf(name: ValueName, words: string): string {
  if (name !== 'xChassis' && name !== 'xEngineNumber') return words
  return words.slice(0, -5) + '*'.repeat(Math.min(5, words.length))
}
