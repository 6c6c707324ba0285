import { Button } from '@bandari/ui'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { t } from '../../language/translator.ts'
import type { NamedFile } from '../../providers/file.ts'
import { saveFile } from '../../shared/save-file.ts'

/** All rows as a file. */
export function CsvButton({ load }: { load: () => Promise<Partial<NamedFile>> }) {
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      const { file, name } = await load()
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (file && name) saveFile(file, name)
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={isLoading}
      loading={isLoading}
      onClick={() => void download()}
    >
      {t('staffReports.csv')}
    </Button>
  )
}
