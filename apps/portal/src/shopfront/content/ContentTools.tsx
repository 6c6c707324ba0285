import { Button, Dialog } from '@bandari/ui'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { t } from '../../language/translator.ts'
import { useMay } from '../../staff/use-may.ts'
import css from './Content.module.css'
import { PreviewButton } from './PreviewDialog.tsx'
import { Versions } from './Versions.tsx'

/** What may be done with all deals, or all pinned vehicles: see them as of a moment, and bring an older state back. */
export function ContentTools({ subject }: { subject: 'deals' | 'promotions' }) {
  const [isOpen, setOpen] = useState(false)
  const refresh = useRefresh()
  const mayPreview = useMay('createContentPreview')
  return (
    <span className={css.tools}>
      {mayPreview && <PreviewButton asksWhen request={() => ({ subject })} />}
      <Button type="button" size="small" variant="secondary" onClick={() => setOpen(true)}>
        {t('staffContent.versions')}
      </Button>
      <Dialog
        open={isOpen}
        size="large"
        title={t('staffContent.versions')}
        onClose={() => setOpen(false)}
      >
        <Versions subject={subject} subjectId={0} onRestored={refresh} />
      </Dialog>
    </span>
  )
}
