import type { PlainMessageId } from '@bandari/i18n'
import type { AuditEntry } from '@bandari/sdk'
import { Badge, type BadgeProps } from '@bandari/ui'
import { useState } from 'react'
import { Section } from '../../staff/record/Section.tsx'
import css from '../Audit.module.css'
import { type Difference, differencesOf } from './audit-difference.ts'
import { fieldLabel } from '../audit-labels.ts'
import { t } from '../../language/translator.ts'

/** Before and after, field by field; the word says what happened, the colour only repeats it. */
export function Differences({ entry }: { entry: Pick<AuditEntry, 'before' | 'after'> }) {
  const [isWhole, setWhole] = useState(false)
  const all = differencesOf(entry)
  const same = all.filter(({ kind }) => kind === 'same').length
  const shown = isWhole ? all : all.filter(({ kind }) => kind !== 'same')
  return (
    <Section title={t('staffAudit.changes')} className={css.differences}>
      {shown.length === 0 ? (
        <p className={css.quiet}>{t('staffAudit.noChanges')}</p>
      ) : (
        <table className={css.table} aria-labelledby="what-changed">
          <thead>
            <tr>
              <th scope="col">{t('staffAudit.field')}</th>
              <th scope="col">{t('staffAudit.before')}</th>
              <th scope="col">{t('staffAudit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((difference) => (
              <Row key={difference.field} difference={difference} />
            ))}
          </tbody>
        </table>
      )}
      {same > 0 && (
        <button
          type="button"
          className={css.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'staffAudit.hideSame' : 'staffAudit.showSame', { count: same })}
        </button>
      )}
    </Section>
  )
}

const looks: Readonly<
  Record<Difference['kind'], { word: PlainMessageId; tone: BadgeProps['tone'] }>
> = {
  changed: { word: 'staffAudit.kind.changed', tone: 'attention' },
  added: { word: 'staffAudit.kind.added', tone: 'available' },
  removed: { word: 'staffAudit.kind.removed', tone: 'refusal' },
  same: { word: 'staffAudit.kind.same', tone: 'neutral' },
}

function Row({ difference: { field, kind, before, after } }: { difference: Difference }) {
  const { word, tone } = looks[kind]
  return (
    <tr>
      <th scope="row">
        <span className={css.field}>{fieldLabel(field)}</span>
        <Badge tone={tone}>{t(word)}</Badge>
      </th>
      <td data-label={t('staffAudit.before')}>
        {before === null ? <Nothing /> : <del>{before}</del>}
      </td>
      <td data-label={t('staffAudit.after')}>
        {after === null ? <Nothing /> : <ins>{after}</ins>}
      </td>
    </tr>
  )
}

function Nothing() {
  return <span className={css.quiet}>{t('staffAudit.nothing')}</span>
}
