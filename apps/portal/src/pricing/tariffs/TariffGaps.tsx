import type { SupportTariff } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { querying } from '../../providers/granted.ts'
import { formatMoment } from '../../staff/moment.ts'
import { type Gap, tariffGaps } from './tariff-gaps.ts'
import { t } from '../../language/translator.ts'

/** A hole between two general tariffs is easily made and costs every sale in it. */
export function TariffGaps() {
  const { data } = useGetList<SupportTariff>(
    'support/tariffs',
    {
      filter: { port_id: null, state: ['current', 'coming'] },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'valid_from', order: 'ASC' },
    },
    querying,
  )
  const [now] = useState(() => new Date().toISOString())
  const gaps = data ? tariffGaps(data, now) : []
  if (gaps.length === 0) return null
  return (
    <Notice kind="attention" title={t('staffTariffs.gaps')}>
      <ul>
        {gaps.map((gap) => (
          <li key={gap.shipping_type + gap.from}>{gapLabel(gap)}</li>
        ))}
      </ul>
      {t('staffTariffs.gapsWhy')}
    </Notice>
  )
}

function gapLabel({ shipping_type, from, to }: Gap): string {
  const begun = { type: t(`staff.shippingType.${shipping_type}`), from: formatMoment(from) }
  if (to === null) return t('staffTariffs.openGap', begun)
  return t('staffTariffs.gap', { ...begun, to: formatMoment(to) })
}
