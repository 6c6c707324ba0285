import { useRef, useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { t } from '../../language/translator.ts'

type ImportWrite = 'run' | 'discard'

/** What is decided about a checked import; a second click while it is under way does nothing. */
export function useImportWrites(id: number) {
  const { runImport, discardImport } = useDataProvider<PortalDataProvider>()
  const refresh = useRefresh()
  const notify = useNotify()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [underWay, setUnderWay] = useState<ImportWrite | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const write = async (which: ImportWrite, act: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setUnderWay(which)
    setRefusal(null)
    try {
      await act()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setUnderWay(null)
    }
  }
  return {
    underWay,
    refusal,
    run: ({
      skipInvalid,
      isPublishing = false,
    }: {
      skipInvalid: boolean
      isPublishing?: boolean
    }) =>
      void write('run', async () => {
        await runImport(id, { skip_invalid: skipInvalid, publish_without_pictures: isPublishing })
        refresh()
      }),
    discard: () =>
      void write('discard', async () => {
        await discardImport(id)
        notify(t('portalListings.import.discarded'), { type: 'info' })
        void navigate(paths.importListings(), { replace: true })
      }),
  }
}
