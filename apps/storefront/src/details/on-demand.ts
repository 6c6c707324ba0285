/** The parts of the form that buys that few visits need, as one file to fetch. */
export { ChoiceFields } from '../shared/choices/ChoiceFields.tsx'
export { PurchaseProblemAlert } from '../shared/purchase/PurchaseProblemAlert.tsx'
export { PriceHoldOrSold } from './PriceHoldOrSold.tsx'
