import type { SupportRequest } from '@bandari/sdk'
import { StaffShow } from '../staff/record/StaffShow.tsx'
import { RequestClock } from './RequestClock.tsx'
import { RequestSheet } from './RequestSheet.tsx'

export function RequestShow() {
  return (
    <StaffShow<SupportRequest>
      what="request"
      listed="requests"
      filled="reference"
      titleOf={({ reference }) => `Request ${reference}`}
      marksOf={marksOf}
    >
      {(request) => <RequestSheet request={request} />}
    </StaffShow>
  )
}

function marksOf(request: SupportRequest) {
  return <RequestClock request={request} />
}
