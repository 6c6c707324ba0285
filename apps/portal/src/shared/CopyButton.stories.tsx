import { t } from '../language/translator.ts'
import { CopyButton } from './CopyButton.tsx'

export default {}

const reference = 'BND-100118'

/** Pressed, it says so for two seconds. */
export const Plain = () => <CopyButton text={reference} what={t('staffOrders.aReference')} />
