import type { SupportOrder } from '@bandari/sdk'
import { Button, ErrorAlert, Loading } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../../language/translator.ts'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { documentCalls } from '../../../providers/documents.ts'
import { useOperation } from '../../../providers/use-operation.ts'
import { Checklist } from '../../../shared/documents/Checklist.tsx'
import { type OrderDocument, DocumentList } from '../../../shared/documents/DocumentList.tsx'
import css from '../../../shared/documents/Documents.module.css'
import { useCall } from '../../../shared/documents/use-call.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { useMay } from '../../../staff/use-may.ts'
import { AddDocument } from './AddDocument.tsx'
import { SellerPapers } from './SellerPapers.tsx'

export interface DocumentsSectionProps {
  order: Pick<SupportOrder, 'id' | 'number'>
}

/** An order's documents for staff. */
export function DocumentsSection({ order }: DocumentsSectionProps) {
  const reading = useOperation('getSupportOrderPapers', { path: { id: order.id } })
  const { data, error, refetch } = reading
  const { downloadSupportPaper, downloadSupportPapers } = documentCalls
  const { run, isRunning, refusal } = useCall()
  const [isAdding, setAdding] = useState(false)
  const mayAdd = useMay('addPaper')
  if (error && !data) {
    return (
      <LoadFailure error={error} title={t('portalPapers.failed')} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <Loading label={t('portalPapers.loading')} />
  const open = (paper: OrderDocument) =>
    run({
      act: () => downloadSupportPaper({ order: order.id, paper: paper.id }),
      onDone: (file) => saveFile(file, paper.file_name),
    })
  return (
    <>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <SellerPapers order={order.id} />
      <DocumentList papers={data.papers} onOpen={open} />
      <Checklist entries={data.checklist} />
      <div className={css.acts}>
        {mayAdd && !isAdding && (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {t('staffPapers.add')}
          </Button>
        )}
        {data.papers.length > 0 && (
          <Button
            variant="quiet"
            loading={isRunning}
            onClick={() =>
              run({
                act: () => downloadSupportPapers(order.id),
                onDone: (file) => saveFile(file, `papers-${order.number}.zip`),
              })
            }
          >
            {t('portalPapers.all')}
          </Button>
        )}
      </div>
      {isAdding && <AddDocument order={order.id} onClose={() => setAdding(false)} />}
    </>
  )
}
