import { TextInput, type TextInputProps } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { t } from '../../language/translator.ts'
import { momentIn, wallIn } from '../../shared/zone-time.ts'
import { formatMoment } from '../../shared/dates.ts'
import { useShopZone } from './shop-clock.ts'

type ShopMomentInputProps = Pick<TextInputProps, 'validate'> & {
  source: string
  /** Without the zone, which is added. */
  label: string
  /** What an empty field means. */
  empty: string
}

/** A date and time by the shop's clock, wherever the browser is, repeated below in words with the zone. */
export function ShopMomentInput({ source, label, empty, ...input }: ShopMomentInputProps) {
  const zone = useShopZone()
  const value: unknown = useWatch({ name: source })
  const words = typeof value === 'string' && value !== '' ? formatMoment(value, zone) : empty
  return (
    <TextInput
      {...input}
      key={zone}
      source={source}
      type="datetime-local"
      label={t('staffContent.inShopTime', { label })}
      format={(iso: unknown) => wallIn(zone, iso)}
      parse={(wall: string) => momentIn(zone, wall)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31T23:59' } }}
      helperText={words}
    />
  )
}
