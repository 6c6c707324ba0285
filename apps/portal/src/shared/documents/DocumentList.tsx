import type { OrderPapers } from '@bandari/sdk'
import { Badge, Button } from '@bandari/ui'
import type { ReactNode } from 'react'
import { t } from '../../language/translator.ts'
import { formatDay, formatMoment } from '../dates.ts'
import css from './Documents.module.css'

export type OrderDocument = OrderPapers['papers'][number]

interface DocumentListProps {
  papers: readonly OrderDocument[]
  onOpen: (paper: OrderDocument) => void
  /** What the reader can do with one. */
  actsOf?: (paper: OrderDocument) => ReactNode
}

/** Current documents, each followed by its earlier versions. */
export function DocumentList({ papers, onOpen, actsOf }: DocumentListProps) {
  const latest = papers.filter(({ is_latest }) => is_latest)
  if (latest.length === 0) return <p className={css.none}>{t('portalPapers.none')}</p>
  return (
    <ul className={css.papers} aria-label={t('portalPapers.title')}>
      {latest.map((paper) => (
        <li key={paper.id} className={css.paper}>
          <div className={css.row}>
            <strong>{titleOf(paper)}</strong>
            <Button
              variant="secondary"
              aria-label={t('portalPapers.downloadOf', { name: titleOf(paper) })}
              onClick={() => onOpen(paper)}
            >
              {t('portalPapers.download')}
            </Button>
          </div>
          <State paper={paper} />
          <p className={css.quiet}>{factsOf(paper)}</p>
          {paper.note && <p>{paper.note}</p>}
          {actsOf?.(paper)}
          <Earlier paper={paper} papers={papers} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

export function titleOf({ name, label }: Pick<OrderDocument, 'name' | 'label'>): string {
  return label === '' ? name : t('portalPapers.labelled', { name, label })
}

function factsOf({ number, version, added_at, valid_until }: OrderDocument): string {
  return [
    number !== null && t('portalPapers.number', { number }),
    t('portalPapers.version', { version, day: formatDay(added_at) }),
    valid_until !== null && t('portalPapers.validUntil', { day: formatDay(valid_until) }),
  ]
    .filter((fact) => fact !== false)
    .join(' · ')
}

function State({
  paper: { state, answer_due, correction, ends_too_soon },
}: {
  paper: OrderDocument
}) {
  const moment = answer_due === null ? '' : formatMoment(answer_due)
  return (
    <>
      {ends_too_soon && <Badge tone="attention">{t('portalPapers.endsTooSoon')}</Badge>}
      {state === 'to-confirm' && (
        <Badge tone="attention">{t('portalPapers.state.toConfirm', { moment })}</Badge>
      )}
      {state === 'overdue' && (
        <Badge tone="attention">{t('portalPapers.state.overdue', { moment })}</Badge>
      )}
      {state === 'confirmed' && <Badge>{t('portalPapers.state.confirmed')}</Badge>}
      {state === 'to-correct' && (
        <p>
          <Badge tone="attention">{t('portalPapers.state.toCorrect')}</Badge> {correction}
        </p>
      )}
    </>
  )
}

interface EarlierProps extends Pick<DocumentListProps, 'papers' | 'onOpen'> {
  paper: OrderDocument
}

function Earlier({ paper, papers, onOpen }: EarlierProps) {
  const earlier = papers.filter(
    ({ kind, label, is_latest }) => !is_latest && kind === paper.kind && label === paper.label,
  )
  if (earlier.length === 0) return null
  return (
    <details>
      <summary>{t('portalPapers.earlier')}</summary>
      <ul className={css.papers}>
        {earlier.map((one) => (
          <li key={one.id} className={css.row}>
            <span className={css.quiet}>{factsOf(one)}</span>
            <Button variant="quiet" onClick={() => onOpen(one)}>
              {t('portalPapers.download')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
