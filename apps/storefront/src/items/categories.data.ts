/** The kinds of goods that partners offer, as the search's category variant names them. */
export const categories = [
  { type: 'cars', label: 'items.kind.cars', q: 'car' },
  { type: 'car-accessories', label: 'items.kind.accessories', q: 'accessories' },
  { type: 'phones', label: 'items.kind.phones', q: 'phones' },
  { type: 'electronics', label: 'items.kind.electronics', q: 'electronics' },
  { type: 'tools', label: 'items.kind.tools', q: 'tools' },
  { type: 'solar-and-power', label: 'items.kind.solar', q: 'solar power' },
  { type: 'mens-fashion', label: 'items.kind.men', q: "Men's fashion" },
  { type: 'womens-fashion', label: 'items.kind.women', q: "Women's fashion" },
] as const
