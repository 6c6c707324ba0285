import { Dialog, DialogContent, DialogContentText } from '@mui/material'
import { useEffect, useState } from 'react'
import css from './Dialogs.module.css'
import { t } from '../../../../language/translator.ts'

/** Long enough that a fast save does not flash the dialog. */
const patience = 200

/** Mounted while saving, so that nothing is typed meanwhile (account spec §2). */
export function SavingDialog() {
  const [isLong, setLong] = useState(false)
  // A timer of the browser.
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog open={isLong} aria-labelledby="saving" transitionDuration={0}>
      <DialogContent className={css.saving}>
        <DialogContentText id="saving" role="status" color="textPrimary">
          {t('portalEditor.saving')}
        </DialogContentText>
      </DialogContent>
    </Dialog>
  )
}
