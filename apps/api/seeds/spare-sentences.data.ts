export type SpareCondition =
  | 'New genuine'
  | 'New aftermarket'
  | 'Used – tested'
  | 'Refurbished'

export type SpareStory = {
  /** `front brake pads`, `LED headlight right`. */
  part: string
  /** `Toyota Hilux 2015–2021 with the 2.8 diesel engine`. */
  fits: string
  number: string
  brand: string
  city: string
  area: string
  quantity: number
}

type Sentence = (story: SpareStory) => string

export const fitSentences: readonly Sentence[] = [
  (s) => `Fits the ${s.fits}.`,
  (s) => `Made for the ${s.fits}; compare number ${s.number} with the one on your old part.`,
  (s) => `For the ${s.fits}, right-hand drive.`,
  (s) => `Suits the ${s.fits}. Other years may look alike but differ, so check the number first.`,
]

export const anyVehicleSentences: readonly Sentence[] = [
  (s) => `${s.brand} quality for everyday use, stocked in ${s.city}.`,
  (s) => `Genuine ${s.brand} product with the maker's label and batch number.`,
  (s) => `Fast-moving stock from ${s.brand}; trade buyers may ask for a carton price.`,
]

export const conditionSentences: Record<SpareCondition, readonly Sentence[]> = {
  'New genuine': [
    () => `Genuine part in the maker's sealed box with hologram.`,
    (s) => `Original part, number ${s.number}, never fitted.`,
    () => `New and original, bought from the franchised distributor with an invoice.`,
  ],
  'New aftermarket': [
    (s) => `New ${s.brand} part, made to the original dimensions.`,
    (s) => `New in box from ${s.brand}, with a six-month warranty against defects.`,
    (s) => `${s.brand} replacement part; a sound choice where the original costs too much.`,
  ],
  'Used – tested': [
    () => `Removed from a low-mileage donor vehicle in Japan and tested before packing.`,
    () => `Ex-Japan part, cleaned and tested; light marks do not affect its work.`,
    () => `Used but checked on the bench; a seven-day start-up warranty is given.`,
  ],
  Refurbished: [
    () => `Rebuilt with new wear parts and tested, with a three-month warranty.`,
    () => `Refurbished in our workshop; your old unit is taken in part exchange.`,
  ],
}

export const fittingSentences: readonly Sentence[] = [
  () => `Send your chassis number before paying and we will confirm the fit.`,
  () => `Exchange within seven days if it does not fit and is still clean and boxed.`,
  () => `Fitting can be arranged at a garage nearby.`,
  () => `Bring the old part along and we will compare them at the counter.`,
]

export const orderSentences: readonly Sentence[] = [
  (s) => `Collect at ${s.area}, ${s.city}, or have it sent by parcel to any county.`,
  (s) => `Available over the counter at ${s.area}, ${s.city}.`,
  (s) => `${s.quantity} in stock at the time of listing; ask for a price on larger orders.`,
]
