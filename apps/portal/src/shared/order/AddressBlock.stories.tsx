import { address, longAddress } from '../story-samples.ts'
import { AddressBlock } from './AddressBlock.tsx'

export default {}

export const Short = () => <AddressBlock address={address} />

export const LongText = () => (
  <div style={{ maxWidth: 260 }}>
    <AddressBlock address={longAddress} />
  </div>
)
