import type { Listing } from '@bandari/sdk'
import { Gallery, RevealPhone, type SpecRow, SpecTable } from '@bandari/ui'
import LocationOn from '@mui/icons-material/LocationOnOutlined'
import { EditorSection } from './EditorSection.tsx'
import css from './ListingPreview.module.css'
import type { ListingValues } from './values/listing-values.ts'
import { revealPhone } from './messages.ts'
import { phoneWords } from './values/phone-words.ts'
import { mileageWords, priceWords, wordsOf } from './values/value-words.ts'

interface ListingPreviewProps {
  listing: Listing
  values: ListingValues
}

/** As a buyer reads it, while it is being typed (account spec §2). */
export function ListingPreview({ listing, values }: ListingPreviewProps) {
  const { pTitle, subtitle, pPrice, pLocation, pContact, description } = values
  return (
    <EditorSection title="Preview">
      <div className={css.card}>
        <Gallery
          label="Photos as buyers see them"
          pictures={listing.photos.map(({ url }) => url)}
        />
        <p className={css.price}>{pPrice === '' ? 'No price yet' : priceWords(pPrice)}</p>
        <h3 className={css.title}>{pTitle.trim() === '' ? 'No title yet' : pTitle}</h3>
        {subtitle !== '' && <p className={css.subtitle}>{subtitle}</p>}
        {pLocation !== '' && (
          <p className={css.location}>
            <LocationOn fontSize="small" aria-hidden="true" />
            {pLocation}
          </p>
        )}
        <div className={css.specs}>
          <SpecTable rows={rowsOf(listing, values)} />
        </div>
        {pContact === '' ? (
          <p className={css.quiet}>No phone number yet</p>
        ) : (
          <RevealPhone wide phone={phoneWords(pContact)} label={revealPhone} />
        )}
        <h4 className={css.heading}>Seller’s description</h4>
        <p className={description === '' ? css.quiet : css.description}>
          {description === '' ? 'Nothing written yet' : description}
        </p>
      </div>
    </EditorSection>
  )
}

function rowsOf(listing: Listing, values: ListingValues): SpecRow[] {
  if (listing.prod_class === 'vehicles') {
    return [
      { label: 'Model', value: listing.specs.model },
      { label: 'Year', value: values.sYear },
      { label: 'Engine size', value: values.sEngine },
      { label: 'Fuel', value: values.sFuel },
      { label: 'Mileage', value: mileageWords(values.sMileage) },
      { label: 'Colour', value: wordsOf(values.sColour) },
      { label: 'Transmission', value: values.sTransmission },
    ]
  }
  return [
    { label: 'Part number', value: values.sPartNumber },
    { label: 'Condition', value: values.sCondition },
    { label: 'Year', value: values.sYear },
    { label: 'Body type', value: wordsOf(values.sBody) },
    { label: 'Colour', value: wordsOf(values.sColour) },
  ]
}
