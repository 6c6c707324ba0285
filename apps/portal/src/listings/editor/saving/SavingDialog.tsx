import { Dialog, DialogContent, DialogContentText } from '@mui/material'
import { useEffect, useState } from 'react'
import css from './Dialogs.module.css'
import { saving } from '../messages.ts'

/** Long enough that a save over a good line does not flash. */
const patience = 200

/** Mounted while it is being saved: nothing is typed into that (account spec §2). */
export function SavingDialog() {
  const [isLong, setLong] = useState(false)
  // The clock is the browser's.
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog open={isLong} aria-labelledby="saving" transitionDuration={0}>
      <DialogContent className={css.saving}>
        <DialogContentText id="saving" role="status" color="textPrimary">
          {saving}
        </DialogContentText>
      </DialogContent>
    </Dialog>
  )
}
