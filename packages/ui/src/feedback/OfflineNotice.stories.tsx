import { OfflineNotice, type OfflineNoticeProps } from './OfflineNotice.tsx'
import { Column } from '../stories/story-layout.tsx'
import { vehicle } from '../stories/story-samples.ts'

export default {}

const notice: OfflineNoticeProps = {
  isOffline: false,
  isKept: false,
  isMissing: false,
  when: '29 November 2026, 04:16 EAT',
  letters: [],
  onWithdraw: () => Promise.resolve(false),
}

export const Offline = () => (
  <Column>
    <OfflineNotice {...notice} isOffline isMissing isOfMoney />
  </Column>
)

export const NetworkIsBack = () => (
  <Column>
    <OfflineNotice {...notice} isKept />
  </Column>
)

export const LettersWait = () => (
  <Column>
    <OfflineNotice
      {...notice}
      letters={[
        { key: 'a', text: vehicle, refused: null },
        { key: 'b', text: vehicle, refused: vehicle },
      ]}
    />
  </Column>
)
