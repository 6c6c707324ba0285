/** The kinds of goods that partners offer, as the search's category variant names them. */
export const categories = [
  { type: 'cars', label: 'Cars', q: 'car' },
  { type: 'car-accessories', label: 'Car accessories', q: 'accessories' },
  { type: 'phones', label: 'Phones', q: 'phones' },
  { type: 'electronics', label: 'Electronics', q: 'electronics' },
  { type: 'tools', label: 'Tools', q: 'tools' },
  { type: 'solar-and-power', label: 'Solar and power', q: 'solar power' },
  { type: 'mens-fashion', label: "Men's fashion", q: "Men's fashion" },
  { type: 'womens-fashion', label: "Women's fashion", q: "Women's fashion" },
] as const
