import type { Address } from '@bandari/sdk'
import { countryName } from './country-name.ts'
import css from './AddressBlock.module.css'

/** `line4` is the city and `state` the province (contract §2). */
export function AddressBlock({ address }: { address: Address }) {
  const { title, first_name, last_name, line1, line2, line3, line4, state, postcode } = address
  const lines = [
    line1,
    line2,
    line3,
    [line4, postcode].filter(Boolean).join(' '),
    state,
    countryName(address.country),
  ]
  return (
    <address className={css.address}>
      <strong>{[title, first_name, last_name].filter(Boolean).join(' ')}</strong>
      {lines.filter(Boolean).map((line, position) => (
        <span key={`${position} ${line}`}>{line}</span>
      ))}
      {address.phone_number && <a href={`tel:${address.phone_number}`}>{address.phone_number}</a>}
      {address.email && <a href={`mailto:${address.email}`}>{address.email}</a>}
      {address.notes && <span className={css.notes}>{address.notes}</span>}
    </address>
  )
}
