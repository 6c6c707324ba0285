import type { ConsigneeChange } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../dates.ts'
import css from './Consignee.module.css'

const states = {
  taken: 'portalAddresses.consignee.wasTaken',
  stopped: 'portalAddresses.consignee.wasStopped',
  lapsed: 'portalAddresses.consignee.wasLapsed',
} as const

/** Earlier changes and who asked for them; hidden if there are none. */
export function ConsigneeHistory({ changes }: { changes: readonly ConsigneeChange[] }) {
  const ended = changes.filter(({ state }) => state !== 'waiting')
  if (ended.length === 0) return null
  return (
    <details>
      <summary>{t('portalAddresses.consignee.history', { count: ended.length })}</summary>
      <ul className={css.history}>
        {ended.map((change) => (
          <li key={change.id}>
            <strong>{t(change.state === 'waiting' ? states.taken : states[change.state])}</strong>{' '}
            {change.ended_at !== null && (
              <time dateTime={change.ended_at}>{formatMoment(change.ended_at)}</time>
            )}
            <p>
              {t('portalAddresses.consignee.fromTo', {
                before: nameOf(change.before),
                after: nameOf(change.after),
              })}
            </p>
            <p className={css.quiet}>{requesterName(change)}</p>
            {change.reason !== null && <p className={css.quiet}>{change.reason}</p>}
          </li>
        ))}
      </ul>
    </details>
  )
}

function nameOf({ title, first_name, last_name, line1, line4 }: ConsigneeChange['before']): string {
  const name = [title, first_name, last_name].filter(Boolean).join(' ')
  return [name, line1, line4].filter(Boolean).join(', ')
}

/** A buyer does not see which member of staff it was. */
function requesterName({ by, by_staff }: ConsigneeChange): string {
  if (by === null) return t('portalAddresses.consignee.byUs')
  return t(by_staff ? 'portalAddresses.consignee.byStaff' : 'portalAddresses.consignee.byBuyer', {
    name: by,
  })
}
