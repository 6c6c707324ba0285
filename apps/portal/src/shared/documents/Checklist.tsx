import type { PlainMessageId } from '@bandari/i18n'
import type { OrderPapers } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { formatDay } from '../dates.ts'
import css from './Documents.module.css'

type Entry = NonNullable<OrderPapers['checklist']>[number]

const states: Readonly<
  Record<Entry['state'], { word: PlainMessageId; tone: 'available' | 'attention' | 'neutral' }>
> = {
  here: { word: 'portalPapers.entry.here', tone: 'available' },
  draft: { word: 'portalPapers.entry.draft', tone: 'neutral' },
  'ends-too-soon': { word: 'portalPapers.entry.endsTooSoon', tone: 'attention' },
  missing: { word: 'portalPapers.entry.missing', tone: 'neutral' },
  late: { word: 'portalPapers.entry.late', tone: 'attention' },
}

const documentKeepers = {
  shop: 'portalPapers.keeper.shop',
  buyer: 'portalPapers.keeper.buyer',
  agent: 'portalPapers.keeper.agent',
} as const

/** What the order's country asks for, what of it is here, and by when the rest has to be. */
export function Checklist({ entries }: { entries: OrderPapers['checklist'] }) {
  if (entries === null) return <p className={css.quiet}>{t('portalPapers.noRules')}</p>
  const missing = entries.filter(({ state }) => state !== 'here').length
  return (
    <details>
      <summary>
        {t('portalPapers.checklist', { count: missing, total: String(entries.length) })}
      </summary>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.kind} className={css.entry}>
            <div className={css.row}>
              <span>{entry.name}</span>
              <Badge tone={states[entry.state].tone}>{t(states[entry.state].word)}</Badge>
            </div>
            <p className={css.quiet}>{wordsOf(entry)}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}

function wordsOf({ keeper, by, required, issuer, note, state, without }: Entry): string {
  return [
    t(documentKeepers[keeper]),
    by === null
      ? state !== 'here' && t('portalPapers.byUnknown')
      : t('portalPapers.by', { day: formatDay(by) }),
    required === 'sometimes' && t('portalPapers.sometimes'),
    required === 'unknown' && t('portalPapers.notEstablished'),
    issuer,
    note,
    without !== null && t('portalPapers.without', { what: without }),
  ]
    .filter(Boolean)
    .join(' · ')
}
