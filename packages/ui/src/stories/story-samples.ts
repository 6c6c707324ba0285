/** What people, not the shop, have written: names of vehicles and of places. Nothing outside the gallery uses it. */

export const vehicle = 'Toyota Land Cruiser Prado 2.8 TX 2019'

export const longVehicle =
  'Mercedes-Benz Actros 2645 LS 6×4 tractor unit with retarder, two beds, fridge, air suspension and a full set of tyres'

/** Without a space, as a careless seller types it. */
export const unbrokenVehicle = 'ToyotaHiluxDoubleCabDieselManualFourWheelDriveWithCanopyAndTowBar'

const drawing = (ground: string, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><rect width="640" height="480" fill="${ground}"/><path d="M70 320v-60q0-18 20-22l80-16 76-70q14-12 34-12h130q22 0 36 16l56 66 64 14q24 6 24 30v54z" fill="${body}"/><circle cx="180" cy="322" r="46" fill="#222"/><circle cx="470" cy="322" r="46" fill="#222"/></svg>`,
  )}`

export const pictures = [
  drawing('#cfe3ee', '#0b4f6c'),
  drawing('#f1e4d8', '#b93c0b'),
  drawing('#dcebdc', '#15803d'),
  drawing('#e2e8f0', '#334155'),
  drawing('#e9dff0', '#6b3fa0'),
] as const
