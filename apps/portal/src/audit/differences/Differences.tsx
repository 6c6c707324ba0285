import type { AuditEntry } from '@bandari/sdk'
import { Badge, type BadgeProps } from '@bandari/ui'
import { useState } from 'react'
import { Section } from '../../staff/record/Section.tsx'
import css from '../Audit.module.css'
import { type Difference, differencesOf } from './audit-difference.ts'
import { fieldWords } from '../audit-words.ts'

/** Before and after, field by field; the word says what happened, the colour only repeats it. */
export function Differences({ entry }: { entry: Pick<AuditEntry, 'before' | 'after'> }) {
  const [isWhole, setWhole] = useState(false)
  const all = differencesOf(entry)
  const same = all.filter(({ kind }) => kind === 'same').length
  const shown = isWhole ? all : all.filter(({ kind }) => kind !== 'same')
  return (
    <Section title="What changed" className={css.differences}>
      {shown.length === 0 ? (
        <p className={css.quiet}>No field is another than before.</p>
      ) : (
        <table className={css.table} aria-labelledby="what-changed">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
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
          {isWhole ? 'Hide' : 'Show'} what stayed the same ({same})
        </button>
      )}
    </Section>
  )
}

const looks: Readonly<Record<Difference['kind'], { word: string; tone: BadgeProps['tone'] }>> = {
  changed: { word: 'Changed', tone: 'attention' },
  added: { word: 'Added', tone: 'available' },
  removed: { word: 'Removed', tone: 'refusal' },
  same: { word: 'Same', tone: 'neutral' },
}

function Row({ difference: { field, kind, before, after } }: { difference: Difference }) {
  const { word, tone } = looks[kind]
  return (
    <tr>
      <th scope="row">
        <span className={css.field}>{fieldWords(field)}</span>
        <Badge tone={tone}>{word}</Badge>
      </th>
      <td data-label="Before">{before === null ? <Nothing /> : <del>{before}</del>}</td>
      <td data-label="After">{after === null ? <Nothing /> : <ins>{after}</ins>}</td>
    </tr>
  )
}

function Nothing() {
  return <span className={css.quiet}>Nothing</span>
}
