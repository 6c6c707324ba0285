import type { Order } from '@bandari/sdk'
import { Button, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../../language/translator.ts'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { documentCalls } from '../../../providers/documents.ts'
import { useOperation } from '../../../providers/use-operation.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Checklist } from '../../../shared/documents/Checklist.tsx'
import { type OrderDocument, DocumentList } from '../../../shared/documents/DocumentList.tsx'
import css from '../../../shared/documents/Documents.module.css'
import { useCall } from '../../../shared/documents/use-call.ts'
import { ShareDocuments } from './ShareDocuments.tsx'

/** The documents of the buyer's order: read, confirmed, shared with a clearing agent. Renders nothing for an order that ended without any. */
export function MyDocuments({ order }: { order: Order }) {
  const reading = useOperation('getOrderPapers', { path: { id: order.id } })
  const { data, error, refetch } = reading
  const { downloadPaper, downloadPapers } = documentCalls
  const { run, isRunning, refusal } = useCall()
  if (error && !data) {
    return (
      <LoadFailure error={error} title={t('portalPapers.failed')} onRetry={() => void refetch()} />
    )
  }
  const isOver = order.status === 'Canceled' || order.status === 'Payment Declined'
  if (!data || (isOver && data.papers.length === 0)) return null
  const open = (paper: OrderDocument) =>
    run({
      act: () => downloadPaper({ order: order.id, paper: paper.id }),
      onDone: (file) => saveFile(file, paper.file_name),
    })
  return (
    <section aria-labelledby="own-papers">
      <h2 id="own-papers">{t('portalPapers.title')}</h2>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <DocumentList papers={data.papers} onOpen={open} actsOf={answersFor(order.id)} />
      {data.papers.length > 0 && (
        <div className={css.acts}>
          <Button
            variant="secondary"
            loading={isRunning}
            onClick={() =>
              run({
                act: () => downloadPapers(order.id),
                onDone: (file) => saveFile(file, `papers-${order.number}.zip`),
              })
            }
          >
            {t('portalPapers.all')}
          </Button>
        </div>
      )}
      <Checklist entries={data.checklist} />
      {data.papers.length > 0 && <ShareDocuments order={order.id} shares={data.shares} />}
    </section>
  )
}

const answersFor = (order: number) => (paper: OrderDocument) => (
  <DraftAnswer key={paper.id} order={order} paper={paper} />
)

/** Lets the buyer confirm a draft or say what is wrong with it. */
function DraftAnswer({ order, paper }: { order: number; paper: OrderDocument }) {
  const { answerPaper } = documentCalls
  const { run, isRunning, refusal } = useCall()
  const [correction, setCorrection] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  if (paper.state !== 'to-confirm' && paper.state !== 'overdue') return null
  const send = (text: string | null) =>
    run({
      act: () => answerPaper({ order, paper: paper.id, correction: text }),
      done: t(text === null ? 'portalPapers.answer.confirmed' : 'portalPapers.answer.sent'),
    })
  return (
    <div>
      <p>{t('portalPapers.answer.look')}</p>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {correction === null ? (
        <div className={css.acts}>
          <Button loading={isRunning} onClick={() => send(null)}>
            {t('portalPapers.answer.right')}
          </Button>
          <Button variant="secondary" onClick={() => setCorrection('')}>
            {t('portalPapers.answer.wrong')}
          </Button>
        </div>
      ) : (
        <div className={css.form}>
          <Field
            label={t('portalPapers.answer.correction')}
            error={isMissing ? t('portalPapers.textMissing') : null}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={2000}
                value={correction}
                onChange={({ currentTarget }) => setCorrection(currentTarget.value)}
              />
            )}
          </Field>
          <div className={css.acts}>
            <Button
              loading={isRunning}
              onClick={() => {
                setMissing(correction.trim() === '')
                if (correction.trim() !== '') send(correction.trim())
              }}
            >
              {t('portalPapers.answer.send')}
            </Button>
            <Button variant="quiet" onClick={() => setCorrection(null)}>
              {t('ra.action.cancel')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
