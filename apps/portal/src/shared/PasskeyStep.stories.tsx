import { PasskeyStep, type PasskeyStepProps } from './PasskeyStep.tsx'

export default {}

const Step = ({ onAsk }: Pick<PasskeyStepProps, 'onAsk'>) => (
  <div style={{ display: 'grid', gap: 'var(--space-4)', maxWidth: 400 }}>
    <PasskeyStep onAsk={onAsk} onProved={() => undefined} onCode={() => undefined} />
  </div>
)

/** Pressed, the device is asked for ever. */
export const Asking = () => <Step onAsk={() => new Promise(() => undefined)} />

/** Pressed, the device knows no passkeys. */
export const Failing = () => <Step onAsk={() => Promise.resolve({ failure: 'unsupported' })} />
