import type { ReportName } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { t } from '../language/translator.ts'
import type { PortalDataProvider } from '../providers/data-provider.ts'
import type { NamedFile } from '../providers/file.ts'
import { saveFile } from '../shared/save-file.ts'
import type { Question } from './ReportBody.tsx'
import css from './Reports.module.css'

type Format = 'xlsx' | 'csv'

/** The report with all its rows as a file. */
export function ReportFiles({ report, question }: { report: ReportName; question: Question }) {
  const { exportReport } = useDataProvider<PortalDataProvider>()
  const notify = useNotify()
  const [loading, setLoading] = useState<Format | null>(null)
  const download = async (format: Format) => {
    setLoading(format)
    try {
      const { file, name }: Partial<NamedFile> = await exportReport({ report, format, ...question })
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (file && name) saveFile(file, name)
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setLoading(null)
    }
  }
  const button = (format: Format, label: string) => (
    <Button
      variant="secondary"
      size="small"
      disabled={loading !== null}
      loading={loading === format}
      onClick={() => void download(format)}
    >
      {label}
    </Button>
  )
  return (
    <div className={css.files}>
      {button('xlsx', t('staffReports.xlsx'))}
      {button('csv', t('staffReports.csv'))}
    </div>
  )
}
