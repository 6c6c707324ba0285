import type { SellerSteps } from '@bandari/sdk'
import { Badge, type BadgeProps, Button, ErrorAlert } from '@bandari/ui'
import type { PlainMessageId } from '@bandari/i18n'
import { useState } from 'react'
import { t } from '../../../language/translator.ts'
import { useOperation } from '../../../providers/use-operation.ts'
import { decideSellerPaper, downloadSellerPaper } from '../../../providers/vendor-orders.ts'
import { formatDay, formatMoment } from '../../../shared/dates.ts'
import css from '../../../shared/documents/Documents.module.css'
import { useCall } from '../../../shared/documents/use-call.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { useMay } from '../../../staff/use-may.ts'
import { kindLabel } from './document-kinds.ts'
import { ReturnPaperDialog } from './ReturnPaperDialog.tsx'

export type SellerPaper = SellerSteps['papers'][number]

const states: Readonly<Record<SellerPaper['state'], [BadgeProps['tone'], PlainMessageId]>> = {
  waiting: ['attention', 'staffPapers.seller.waiting'],
  released: ['available', 'staffPapers.seller.released'],
  returned: ['refusal', 'staffPapers.seller.returned'],
}

/** What the sellers of an order sent and did; nothing where they did nothing. */
export function SellerPapers({ order }: { order: number }) {
  const { data } = useOperation('getSupportSellerSteps', { path: { id: order } })
  if (!data || data.papers.length + data.hand_overs.length === 0) return null
  return (
    <section aria-labelledby="seller-papers">
      <h3 id="seller-papers">{t('staffPapers.seller.title')}</h3>
      {data.hand_overs.map((said) => (
        <div key={said.noted_at}>
          <p>
            {t(
              said.receiver === 'port' ? 'staffPapers.seller.port' : 'staffPapers.seller.carrier',
              {
                vehicle: said.title,
                day: formatDay(said.on),
                place: said.place,
              },
            )}
          </p>
          <p className={css.quiet}>
            {t('staffPapers.seller.saidBy', { name: said.by, moment: formatMoment(said.noted_at) })}
          </p>
        </div>
      ))}
      {data.papers.length > 0 && <Papers order={order} papers={data.papers} />}
    </section>
  )
}

function Papers({ order, papers }: { order: number; papers: readonly SellerPaper[] }) {
  const [returning, setReturning] = useState<SellerPaper | null>(null)
  const { run, isRunning, refusal } = useCall()
  const mayDecide = useMay('decideSellerPaper')
  const open = (paper: SellerPaper) =>
    run({
      act: () => downloadSellerPaper({ order, paper: paper.id }),
      onDone: (file) => saveFile(file, paper.file_name),
    })
  const release = ({ id: paper }: SellerPaper) =>
    run({
      act: () => decideSellerPaper({ order, paper, outcome: 'released' }),
      done: t('staffPapers.seller.decided'),
    })
  return (
    <>
      <p className={css.quiet}>{t('staffPapers.seller.what')}</p>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <ul className={css.papers} aria-label={t('staffPapers.seller.title')}>
        {papers.map((paper) => (
          <li key={paper.id} className={css.paper}>
            <Facts paper={paper} />
            <div className={css.acts}>
              {paper.state !== 'released' && (
                <Act paper={paper} act="open" onAct={() => open(paper)} />
              )}
              {mayDecide && paper.state === 'waiting' && (
                <>
                  <Act
                    paper={paper}
                    act="release"
                    isBusy={isRunning}
                    onAct={() => release(paper)}
                  />
                  <Act paper={paper} act="return" onAct={() => setReturning(paper)} />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {returning && (
        <ReturnPaperDialog order={order} paper={returning} onClose={() => setReturning(null)} />
      )}
    </>
  )
}

function Facts({ paper }: { paper: SellerPaper }) {
  const [tone, label] = states[paper.state]
  return (
    <>
      <div className={css.row}>
        <strong>{kindLabel(paper.kind)}</strong>
        <Badge tone={tone}>{t(label)}</Badge>
      </div>
      <p className={css.quiet}>
        {t('staffPapers.seller.sent', {
          vehicle: paper.title,
          name: paper.sent_by,
          moment: formatMoment(paper.sent_at),
        })}
      </p>
      {paper.reason !== null && <p>{paper.reason}</p>}
    </>
  )
}

const acts = {
  open: ['staffPapers.seller.open', 'staffPapers.seller.openOf'],
  release: ['staffPapers.seller.release', 'staffPapers.seller.releaseOf'],
  return: ['staffPapers.seller.return', 'staffPapers.seller.returnOf'],
} as const

interface ActProps {
  paper: SellerPaper
  act: keyof typeof acts
  isBusy?: boolean
  onAct: () => void
}

function Act({ paper, act, isBusy = false, onAct }: ActProps) {
  const [label, name] = acts[act]
  return (
    <Button
      variant={act === 'release' ? 'primary' : 'secondary'}
      size="small"
      loading={isBusy}
      aria-label={t(name, { paper: kindLabel(paper.kind) })}
      onClick={onAct}
    >
      {t(label)}
    </Button>
  )
}
