import { LeaveDialog } from './LeaveDialog.tsx'
import { RestoredNotice } from './RestoredNotice.tsx'

export default {}

const guard = { isAsking: true, leave: () => undefined, stay: () => undefined }

export const StayOrDiscard = () => <LeaveDialog guard={guard} onDiscard={() => undefined} />

export const OrSave = () => (
  <LeaveDialog guard={guard} onSave={() => undefined} onDiscard={() => undefined} />
)

/** What was typed before a reload is in the form again. */
export const Restored = () => <RestoredNotice onDiscard={() => undefined} />
