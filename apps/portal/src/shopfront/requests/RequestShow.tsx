import type { SupportRequest } from '@bandari/sdk'
import { NextOne } from '../../staff/answering/NextOne.tsx'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { RequestTimeLeft } from './RequestTimeLeft.tsx'
import { RequestSheet } from './RequestSheet.tsx'
import { t } from '../../language/translator.ts'

export function RequestShow() {
  return (
    <StaffShow<SupportRequest>
      what="request"
      listed="requests"
      filled="reference"
      titleOf={({ reference }) => t('staffRequests.titleOf', { reference })}
      badgesOf={badgesOf}
    >
      {(request) => <RequestSheet request={request} />}
    </StaffShow>
  )
}

function badgesOf(request: SupportRequest) {
  return (
    <>
      <RequestTimeLeft request={request} />
      <NextOne queue="support/requests" id={request.id} />
    </>
  )
}
