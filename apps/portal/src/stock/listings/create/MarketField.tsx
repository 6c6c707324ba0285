import type { PlainMessageId } from '@bandari/i18n'
import { Field, SelectInput } from '@bandari/ui'
import type { Market } from '../../../shared/markets.ts'
import { t } from '../../../language/translator.ts'

const words = {
  ke: 'portalListings.market.ke',
  export: 'portalListings.market.export',
  house: 'portalListings.market.house',
} as const satisfies Record<Market, PlainMessageId>

interface MarketFieldProps {
  markets: readonly Market[]
  value: Market
  onChange: (market: Market) => void
}

/** Absent where there is nothing to choose: a seller for Kenya alone is not asked. */
export function MarketField({ markets, value, onChange }: MarketFieldProps) {
  if (markets.length === 1 && markets[0] === 'ke') return null
  return (
    <Field
      label={t('portalListings.market.label')}
      hint={t(value === 'ke' ? 'portalListings.market.keHint' : 'portalListings.market.exportHint')}
    >
      {(control) => (
        <SelectInput
          {...control}
          name="market"
          choices={markets.map((market) => ({ value: market, label: t(words[market]) }))}
          value={value}
          onChange={({ target }) => {
            const chosen = markets.find((market) => market === target.value)
            if (chosen) onChange(chosen)
          }}
        />
      )}
    </Field>
  )
}
